import type { Account, EmailProof, SignInAnswer } from '#contract/account'
import { additions, calls } from '#contract/services'
import { grownUp } from '#tests/support/grown-up'
import { base64, type AccountWorld } from './account-world.ts'

/** Another code than the right one. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** What people do by their email in a world. */
export function emailsOf(world: () => AccountWorld) {
  let count = 0
  const lastCode = () => /\d{6}/.exec(world().mails.at(-1)!.body)![0]

  const codeTo = async (email: string, tenant?: string) => {
    await world().post(additions.sendEmailCode.path, { email }, tenant ? { tenant } : {})
    return lastCode()
  }
  const verify = (email: string, code: string) =>
    world().post<EmailProof>(additions.verifyEmailCode.path, { email, email_verification_token: code })
  const proofOf = async (email: string) => (await verify(email, await codeTo(email))).data.email_token

  return {
    /** An address that nobody has used, written as people write them. */
    newEmail: () => `Layla.${(count += 1)}@Example.org`,
    /** The code of the mail that was sent last. */
    lastCode,
    codeTo,
    verify,
    proofOf,
    /** A new account that has an email and no phone. */
    join: async (email: string, password?: string) => {
      const body = { first_name: 'Maha', last_name: '', ...grownUp, ...(password && { password: base64(password) }) }
      return world().post<SignInAnswer>(calls.signUp.path, { token: await proofOf(email), ...body })
    },
    signIn: (email: string, password: string) =>
      world().post<SignInAnswer>(calls.signIn.path, { email, password: base64(password) }),
    /** The account of whoever has a session. */
    accountOf: async (bearer: string) =>
      (await world().send<Account>('GET', calls.account.path, undefined, { bearer })).data,
  }
}
