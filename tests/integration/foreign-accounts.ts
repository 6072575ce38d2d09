import type { OpenDatabase } from '#server/db/open'
import { createAccountRepository } from '#server/domain/accounts/account-repository'
import { hashPassword } from '#server/domain/accounts/hash-password'
import { createResetRepository } from '#server/domain/accounts/reset-repository'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { signIn } from '#tests/support/signed-in'

/** National numbers of the Emirates at the owner's: whose each is. */
export const accountPhones = {
  /** Has an account with a password, as has the owner's own phone. */
  member: '501230001',
  /** Has no account and no booking. */
  nobody: '501230003',
  /** Has booked, and has no account. */
  guest: '501230004',
  /** Was texted the code of a reset. */
  code: '501230005',
  /** Has an account, and has proved the phone to set its password. */
  reset: '501230006',
  /** Is signed in on two devices. */
  settled: '501230007',
  /** Has the password, and changes it. */
  changing: '501230008',
}

type Parts = {
  database: OpenDatabase
  owner: string
  /** Books a visit with the proof of `accountPhones.guest`. */
  bookAsGuest: (proof: string) => Promise<unknown>
  askCode: (phone: string) => Promise<unknown>
}

/** People of the owner's who sign up and in, and what each of them has in hand. */
export async function openForeignAccounts({ database, owner, bookAsGuest, askCode }: Parts) {
  const { db } = database
  const expiresAt = new Date(Date.now() + 1_800_000)
  const proofOf = (phone: string) =>
    createSessionRepository(db).open({ tenantCode: owner, kind: 'guest', phone: `+971${phone}`, expiresAt })
  const joined = (phone: string) => signIn(database, { tenantCode: owner, phone: `+971${phone}`, name: 'Zarzuela' })

  const member = await joined(accountPhones.member)
  const password = 'seven camels at dawn'
  await createAccountRepository(db).setPassword(member.patientId, await hashPassword(password), new Date())
  await joined(accountPhones.reset)
  const newcomer = await proofOf(accountPhones.guest)
  await bookAsGuest(newcomer)
  await askCode(accountPhones.code)
  const settled = await joined(accountPhones.settled)
  const changing = await joined(accountPhones.changing)
  await createAccountRepository(db).setPassword(changing.patientId, await hashPassword(password), new Date())
  const reset = { tenantCode: owner, phone: `+971${accountPhones.reset}` }
  return {
    password: Buffer.from(password).toString('base64'),
    signInProof: await proofOf(accountPhones.member),
    signUpProof: await proofOf(accountPhones.nobody),
    confirmingProof: await proofOf(accountPhones.settled),
    settled,
    resetToken: await createResetRepository(db).add(reset, new Date(), expiresAt),
    changing,
    /** The other device of the settled one. */
    device: (await joined(accountPhones.settled)).familyId,
    tokens: {
      newcomer,
      settled: settled.idToken,
      changing: changing.idToken,
      leaving: (await joined(accountPhones.member)).idToken,
    },
  }
}
