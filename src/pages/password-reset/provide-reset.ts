import { fromPromise } from 'xstate'
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine'
import type {
  CheckLinkInput,
  SendLinkInput,
  SignInInput,
  UpdatePasswordInput,
} from '#machines/password-reset/password-reset.types'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { SendCodeInput, VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import type { WaitInput } from '#machines/wait-input'
import type { AccountApi } from '#src/api/account-api.ts'
import { createOpenIntents } from '#src/api/open-intents.ts'
import { waitUntil } from '#src/clock/wait-until.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { withCaptcha } from '#src/features/captcha/with-captcha.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { findReturnPath, signInAfterReset } from './sign-in-after-reset.ts'

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** The machine of a password's reset with the page's services. Browser only. */
export function provideReset(app: AppContext) {
  const withKey = createOpenIntents()
  const account = async () => (await app.apis()).account
  const sendCode = fromPromise(({ input, signal }: ActorInput<SendCodeInput>) =>
    withKey(['send', input], async (idempotencyKey) => {
      const { phone, country_code, channel } = input
      const texted = { phone, country_code, type: 'reset_password', ...(channel && { channel }) } as const
      const { sendCode: send } = await account()
      return withCaptcha(app, (passed) => send({ ...texted, ...passed }, { idempotencyKey }, signal), signal)
    }),
  )
  // The code of a reset is traded for the right to set a password, which proves the phone for nothing else.
  const verifyCode = fromPromise(({ input, signal }: ActorInput<VerifyCodeInput>) =>
    withKey(['verify', input], async (idempotencyKey) => {
      const { phone, country: country_code, phone_verification_token } = input
      const body = { phone, country_code, phone_verification_token }
      const { token_reset_password, expires_at } = await (
        await account()
      ).verifyResetCode(body, { idempotencyKey }, signal)
      return { guest_token: token_reset_password, expires_at }
    }),
  )
  return passwordResetMachine.provide({
    actors: {
      sendCode,
      phoneCode: phoneCodeMachine.provide({
        actors: {
          sendCode,
          verifyCode,
          waitUntil: fromPromise(({ input, signal }: ActorInput<WaitInput>) => waitUntil(input.instant, signal)),
        },
      }),
      sendLink: fromPromise(({ input, signal }: ActorInput<SendLinkInput>) =>
        withKey(['link', input], async (idempotencyKey) => {
          const { sendResetLink } = await account()
          return withCaptcha(
            app,
            (passed) => sendResetLink({ ...input, ...passed }, { idempotencyKey }, signal),
            signal,
          )
        }),
      ),
      checkLink: fromPromise(async ({ input: { token: idToken }, signal }: ActorInput<CheckLinkInput>) => {
        await (await account()).checkResetLink({ idToken }, signal)
      }),
      updatePassword: fromPromise(({ input, signal }: ActorInput<UpdatePasswordInput>) =>
        withKey(['update', input], async (idempotencyKey) => {
          await updatePassword(await account(), input, { idempotencyKey }, signal)
        }),
      ),
      findReturnPath: fromPromise(() => findReturnPath(app)),
      signIn: fromPromise(({ input }: { input: SignInInput }) => signInAfterReset(app, input)),
    },
  })
}

function updatePassword(
  account: AccountApi,
  { by, token, password, phone, country_code }: UpdatePasswordInput,
  key: { idempotencyKey: string },
  signal: AbortSignal,
) {
  const coded = toBase64(password)
  if (by === 'phone')
    return account.resetPasswordByPhone(
      { phone, country_code, token_reset_password: token, password: coded },
      key,
      signal,
    )
  return account.resetPasswordByToken(
    { forgotpassword: true, idToken: token, password: coded, returnSecureToken: true },
    key,
    signal,
  )
}
