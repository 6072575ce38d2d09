import type { SignInAnswer } from '#contract/account'
import type { Database } from '#server/db/open'
import { createFamilyRepository } from '../sessions/family-repository.ts'
import { issueTokens } from '../sessions/refresh-session.ts'
import { createAccountRepository, type Identity } from './account-repository.ts'

/**
 * Signs a patient in on a device: a family of sessions of its own, and its first tokens. What was booked with the phone as a guest is the
 * account's from then on.
 *
 * @param tx - a transaction
 */
export async function openSession(tx: Database, account: Identity, now: Date): Promise<SignInAnswer> {
  const { id: patientId, tenantCode, phone, email } = account
  await createAccountRepository(tx).takeGuests(account)
  const family = await createFamilyRepository(tx).open({ tenantCode, patientId, phone, createdAt: now })
  const tokens = await issueTokens(tx, family, now)
  return { ...tokens, PatientID: patientId, phone, ...(email !== null && { email }) }
}
