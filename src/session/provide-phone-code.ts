import { fromPromise } from 'xstate'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { SendCodeInput, VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import type { WaitInput } from '#machines/wait-input'
import { createOpenIntents } from '#src/api/open-intents.ts'
import { now } from '#src/clock/server-time.ts'
import { waitUntil } from '#src/clock/wait-until.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { withCaptcha } from '#src/features/captcha/with-captcha.ts'
import { confirmContact, sendContactCode } from './contact-code.ts'
import { sessionStore } from './session-store.ts'

type ActorInput<Input> = { input: Input; signal: AbortSignal }

/** The machine of the code with the page's services; a phone that it proves is kept in the session's record. Browser only. */
export function providePhoneCode(app: Pick<AppContext, 'apis' | 'tenant' | 'basePath' | 'intl'>) {
  const { apis, tenant } = app
  const withKey = createOpenIntents()
  // An email's proof books nothing: it is used at once, or kept by the tab in which somebody joins with it (`email-proof.ts`).
  const verifyEmail = async (email: string, input: VerifyCodeInput, signal: AbortSignal) => {
    const body = { email, email_verification_token: input.phone_verification_token }
    const { email_token, expires_at } = await withKey(['verify', body], async (idempotencyKey) =>
      (await apis()).account.verifyEmailCode(body, { idempotencyKey }, signal),
    )
    return { guest_token: email_token, expires_at }
  }
  return phoneCodeMachine.provide({
    actors: {
      sendCode: fromPromise(async ({ input, signal }: ActorInput<SendCodeInput>) =>
        withKey(['send', input], async (idempotencyKey) => {
          const { purpose, email, ...number } = input
          const { account } = await apis()
          if (purpose === 'new_contact') return sendContactCode(account, input, { idempotencyKey }, signal)
          return withCaptcha(
            app,
            (passed) =>
              email === undefined
                ? account.sendCode({ ...number, type: purpose, ...passed }, { idempotencyKey }, signal)
                : account.sendEmailCode({ email, ...passed }, { idempotencyKey }, signal),
            signal,
          )
        }),
      ),
      verifyCode: fromPromise(async ({ input, signal }: ActorInput<VerifyCodeInput>) => {
        const { purpose, email, ...typed } = input
        if (purpose === 'new_contact') {
          await confirmContact((await apis()).account, input, signal)
          // It has served: there is nothing left to prove with it.
          return { guest_token: '', expires_at: new Date(now()).toISOString() }
        }
        if (email !== undefined) return verifyEmail(email, input, signal)
        const proof = await withKey(['verify', input], async (idempotencyKey) => {
          const { account } = await apis()
          if (purpose !== 'sign_in') return account.verifyCode(typed, { idempotencyKey }, signal)
          const { country: country_code, ...signingUp } = typed
          return account.verifySignUpPhone({ ...signingUp, country_code }, { idempotencyKey }, signal)
        })
        // A phone that cannot book is proven for nothing.
        if ('suspended_to_book' in proof && proof.suspended_to_book) return proof
        // Kept beyond a reload, and for the next visit: a phone that was proven minutes ago needs no second code.
        await sessionStore(tenant).keepGuestProof({
          phone: input.phone,
          country_code: input.country,
          guestToken: proof.guest_token,
          expiresAt: proof.expires_at,
        })
        return proof
      }),
      waitUntil: fromPromise(({ input, signal }: ActorInput<WaitInput>) => waitUntil(input.instant, signal)),
    },
  })
}
