import { fromPromise } from 'xstate'
import type { VerifyCodeInput } from '#machines/phone-code/phone-code.types'
import { createOpenIntents } from '#src/api/open-intents.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { passkeyCalls } from '#src/queries/own-passkeys.ts'
import { providePhoneCode } from '#src/session/provide-phone-code.ts'

/** The machine of a code that shows whose the account is: it is sent as for a sign-in, and its proof confirms the owner at once. */
export function provideOwnerCode(app: AppContext) {
  const withKey = createOpenIntents()
  // A code serves once: where it was taken and the network went before the proof was shown, the proof is shown again.
  const proofs = new Map<string, { token: string; expires_at: string }>()
  const prove = async ({ phone, country, email, phone_verification_token }: VerifyCodeInput, signal: AbortSignal) => {
    const { account } = await app.apis()
    if (email !== undefined) {
      const body = { email, email_verification_token: phone_verification_token }
      const { email_token, expires_at } = await withKey(body, (idempotencyKey) =>
        account.verifyEmailCode(body, { idempotencyKey }, signal),
      )
      return { token: email_token, expires_at }
    }
    const body = { phone, country, type: 'sign_in', phone_verification_token } as const
    const { guest_token, expires_at } = await withKey(body, (idempotencyKey) =>
      account.verifyCode(body, { idempotencyKey }, signal),
    )
    return { token: guest_token, expires_at }
  }
  return providePhoneCode(app).provide({
    actors: {
      verifyCode: fromPromise(async ({ input, signal }: { input: VerifyCodeInput; signal: AbortSignal }) => {
        const typed = input.phone_verification_token
        const { token, expires_at } = proofs.get(typed) ?? (await prove(input, signal))
        proofs.set(typed, { token, expires_at })
        await (await passkeyCalls(app)).confirm({ token })
        return { guest_token: token, expires_at }
      }),
    },
  })
}
