import type { Account } from '#contract/account'
import { Problem } from '#contract/problem'
import { createOpenIntents } from '#src/api/open-intents.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { withCaptcha } from '#src/features/captcha/with-captcha.ts'
import { passkeyCalls } from '#src/queries/own-passkeys.ts'

/** Sends a code to the account's phone, or to its email where it has none, and shows by it whose the account is. */
export function codeCalls(app: AppContext, account: Account) {
  const withKey = createOpenIntents()
  const { phone, country_code, email } = account
  const calls = async () => (await app.apis()).account
  const proofBy = async (code: string) => {
    if (phone && country_code) {
      const body = { phone, country: country_code, type: 'sign_in', phone_verification_token: code } as const
      return withKey(body, async (idempotencyKey) => (await calls()).verifyCode(body, { idempotencyKey }))
    }
    const body = { email: email ?? '', email_verification_token: code }
    return withKey(body, async (idempotencyKey) => (await calls()).verifyEmailCode(body, { idempotencyKey }))
  }
  return {
    /** By a text message, or by the other way that the platform has. */
    send: (by: { channel?: 'second' }) =>
      withKey(['send', by], async (idempotencyKey) => {
        const account = await calls()
        if (phone && country_code)
          return withCaptcha(app, (passed) =>
            account.sendCode({ phone, country_code, type: 'sign_in', ...by, ...passed }, { idempotencyKey }),
          )
        if (email) return withCaptcha(app, (passed) => account.sendEmailCode({ email, ...passed }, { idempotencyKey }))
        throw new Problem('unexpected')
      }),
    check: async (code: string) => {
      const proof = await proofBy(code)
      const token = 'guest_token' in proof ? proof.guest_token : proof.email_token
      return (await passkeyCalls(app)).confirm({ token })
    },
  }
}
