import type { SignInAnswer } from '#contract/account'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { createFamilyRepository } from '../sessions/family-repository.ts'
import { issueTokens } from '../sessions/refresh-session.ts'
import type { Stay } from '../sessions/session-rules.ts'
import { noteEvent } from './account-events.ts'
import { createAccountRepository, type Identity } from './account-repository.ts'

/** When a patient signs in, on what kind of device, and for how long. */
export type Arrival = { device: Device; stay: Stay; now: Date }

/**
 * Signs a patient in on a device: a family of sessions of its own, and its first tokens. What was booked with the phone as a guest is the
 * account's from then on.
 *
 * @param tx - a transaction
 */
export async function openSession(
  tx: Database,
  account: Identity,
  { device, stay, now }: Arrival,
): Promise<SignInAnswer> {
  const { id: patientId, tenantCode, phone, email } = account
  await createAccountRepository(tx).takeGuests(account)
  const family = await createFamilyRepository(tx).open({
    tenantCode,
    patientId,
    isKept: stay.isKept,
    device,
    createdAt: now,
  })
  await noteEvent(tx, { tenantCode, patientId, kind: 'signed_in', device, now })
  const tokens = await issueTokens(tx, family, { lifetimes: stay.lifetimes, now })
  return { ...tokens, PatientID: patientId, ...(phone !== null && { phone }), ...(email !== null && { email }) }
}
