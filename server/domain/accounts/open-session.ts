import type { SignInAnswer } from '#contract/account'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { noteDevice } from '../sessions/known-devices.ts'
import { createFamilyRepository } from '../sessions/family-repository.ts'
import { issueTokens } from '../sessions/refresh-session.ts'
import type { Stay } from '../sessions/session-rules.ts'
import { noteEvent } from './account-events.ts'
import { createAccountRepository, type Identity } from './account-repository.ts'

/** When a patient signs in, on what kind of device, and for how long. */
export type Arrival = {
  device: Device
  /** What the device calls itself, to nobody but us. */
  deviceKey: string | undefined
  stay: Stay
  now: Date
  /** Tells the owner of the account of a device on which they had never signed in, in the transaction of the sign-in. */
  notifyOfNewDevice: (tx: Database, account: Identity) => Promise<void>
}

/**
 * Signs a patient in on a device: a family of sessions of its own, and its first tokens. What was booked with the phone as a guest is the
 * account's from then on. The account's owner is told of a new device, unless they are told of more (`isTold`): that the account was made by this, or
 * another site linked.
 *
 * @param tx - a transaction
 */
export async function openSession(
  tx: Database,
  account: Identity,
  { device, deviceKey, stay, now, notifyOfNewDevice }: Arrival,
  { isTold = false } = {},
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
  const isNew = await noteDevice(tx, { tenantCode, patientId, deviceKey, now })
  if (isNew && !isTold) await notifyOfNewDevice(tx, account)
  const tokens = await issueTokens(tx, family, { lifetimes: stay.lifetimes, now })
  return { ...tokens, PatientID: patientId, ...(phone !== null && { phone }), ...(email !== null && { email }) }
}
