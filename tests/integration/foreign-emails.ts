import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '#server/db/open'
import { patients } from '#server/db/schema/patients'
import { createAccountRepository } from '#server/domain/accounts/account-repository'
import { changePurpose } from '#server/domain/accounts/change-contact'
import { hashPassword } from '#server/domain/accounts/hash-password'
import { createResetRepository } from '#server/domain/accounts/reset-repository'
import { codePurposes } from '#server/domain/identity/code-rules'
import type { Contact } from '#server/domain/identity/contact'
import { createEmailProofRepository } from '#server/domain/identity/email-proof-repository'
import { issueCode } from '#server/domain/identity/send-code'
import { signIn } from '#tests/support/signed-in'

/** Addresses at the owner's: whose each is. */
export const accountEmails = {
  /** Has been mailed a code to sign in. */
  code: 'code@zarzuela.example',
  /** Is proven by an account with a password. */
  member: 'member@zarzuela.example',
  /** Is to be the patient's, and was mailed the code of that. */
  next: 'next@zarzuela.example',
  /** Nobody's yet: is mailed what it is asked for. */
  asked: 'anybody@asked.example',
}

/** The phone that is to be the patient's, and was texted the code of that. */
export const nextPhone = '501230088'

/** The phone by which somebody comes in, and was texted the code of that. */
export const enteringPhone = '501230087'

type Parts = { database: OpenDatabase; secret: Buffer; owner: string; patientId: string; password: string }

/** Emails of the owner's people, and what each of them has in hand. */
export async function openForeignEmails({ database, secret, owner, patientId, password }: Parts) {
  const { db } = database
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 1_800_000)
  const tenantCode = owner
  // Later than those that the calls ask for: the newest code of a change counts.
  const later = new Date(now.getTime() + 600_000)
  const codeOf = async (contact: Contact, purpose: string) => {
    const owned = { tenantCode, purpose, ...contact }
    return (
      await db.transaction((tx) => issueCode(tx, { owner: owned, rules: codePurposes.sign_in, secret, now: later }))
    ).code
  }
  const member = await signIn(database, { tenantCode: owner, phone: '+971501230089', name: 'Zarzuela' })
  const hash = await hashPassword(Buffer.from(password, 'base64').toString())
  await createAccountRepository(db).setPassword(member.patientId, hash, now)
  const proven = { email: accountEmails.member, emailProvenAt: now }
  await db.update(patients).set(proven).where(eq(patients.id, member.patientId))
  return {
    signInCode: await codeOf({ email: accountEmails.code }, 'sign_in'),
    enteringCode: await codeOf({ phone: `+971${enteringPhone}` }, 'sign_in'),
    changeCode: await codeOf({ email: accountEmails.next }, changePurpose('email', patientId)),
    phoneCode: await codeOf({ phone: `+971${nextPhone}` }, changePurpose('phone', patientId)),
    proof: await createEmailProofRepository(db).add({
      tenantCode,
      email: 'newcomer@zarzuela.example',
      createdAt: now,
      expiresAt,
    }),
    resetToken: await createResetRepository(db).add({ tenantCode, email: accountEmails.member }, now, expiresAt),
  }
}
