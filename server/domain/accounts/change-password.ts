import { and, eq } from 'drizzle-orm'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { refreshTokens, sessions } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { requireConfirmed } from '../sessions/confirmation.ts'
import { endDevices } from '../sessions/devices.ts'
import { noteEvent } from './account-events.ts'
import { contactsOf, createAccountRepository } from './account-repository.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import { passwordAttempts, type AttemptOwner } from './password-attempts.ts'
import { createResetRepository } from './reset-repository.ts'

type Change = AttemptOwner & {
  patientId: string
  /** The session in which it is changed: its device stays signed in. */
  session: { id: string; familyId: string | null }
  idToken: string
  refreshToken: string
  /** What the patient says the password is; undefined where they say it has none. */
  oldPassword: string | undefined
  newPassword: string
  /** Whether the call carries a proof of the account's phone: a first password needs it where the patient has not lately shown who they are. */
  isPhoneProven: boolean
  device: Device
  now: Date
  /** Tells the account's owner in the transaction of the change. */
  tell: (tx: Database, kind: ChangeKind) => Promise<void>
}

type ChangeKind = 'password_set' | 'password_changed'

/**
 * Changes the password of a signed-in patient (C30), or sets the first one, signs all other devices out, and uses up links and codes to reset it.
 *
 * Throws `validation_failed` where the tokens are not of the device that asks; `credentials_invalid` with `details.attempts_left` for
 * another old password, which counts as a wrong one at the sign-in does, and `sign_in_paused`; `confirmation_needed` for a first
 * password of who has neither a proof of the phone nor shown within ten minutes that it is them.
 *
 * @param db - no transaction: attempts are stored at once, and comparing takes its time
 */
export async function changePassword(db: Database, change: Change): Promise<void> {
  const { tenantCode, patientId, session, newPassword, device, now } = change
  await refuseForeignTokens(db, change)
  const known = await createAccountRepository(db).findWithPassword(tenantCode, change)
  if (known?.id !== patientId) throw problem('unauthenticated')
  const current = known.hash
  if (current === null && !change.isPhoneProven)
    await requireConfirmed(db, { tenantCode, familyId: session.familyId }, now)
  if (current !== null) await refuseWrong(db, change, current)
  const hash = await hashPassword(newPassword)
  const kind: ChangeKind = current === null ? 'password_set' : 'password_changed'
  await db.transaction(async (tx) => {
    const accounts = createAccountRepository(tx)
    // Another change was faster, and this one was allowed by what is no longer so.
    if (!(await accounts.replacePassword(patientId, current, hash, now))) throw problem('credentials_invalid')
    await endDevices(tx, { tenantCode, patientId }, { spared: session }, now)
    await createResetRepository(tx).useUp({ tenantCode, contacts: contactsOf(known), now })
    await passwordAttempts(tx, change).forget()
    await noteEvent(tx, { tenantCode, patientId, kind, device, now })
    await change.tell(tx, kind)
  })
}

async function refuseForeignTokens(db: Database, { tenantCode, session: { familyId }, idToken, refreshToken }: Change) {
  const isOfDevice = async (table: typeof sessions | typeof refreshTokens, token: string) => {
    if (familyId === null) return false
    const ofToken = and(eq(table.tenantCode, tenantCode), eq(table.tokenHash, hashToken(token)))
    const [row] = await db.select({ familyId: table.familyId }).from(table).where(ofToken)
    return row?.familyId === familyId
  }
  // Either may have been renewed by another tab a moment ago: all that counts is whose they are.
  const wrong = [
    ...((await isOfDevice(sessions, idToken)) ? [] : ['/idToken']),
    ...((await isOfDevice(refreshTokens, refreshToken)) ? [] : ['/refreshToken']),
  ]
  if (wrong.length)
    throw problem('validation_failed', { fields: wrong.map((path) => ({ path, message: 'is not of this session' })) })
}

async function refuseWrong(db: Database, change: Change, hash: string): Promise<void> {
  const { oldPassword, now } = change
  if (oldPassword === undefined)
    throw problem('validation_failed', { fields: [{ path: '/old_password', message: 'is needed' }] })
  const attempt = await passwordAttempts(db, change).take(now)
  if ('pausedUntil' in attempt)
    throw problem('sign_in_paused', { details: { retry_at: attempt.pausedUntil.toISOString() } })
  if (!(await isPassword(oldPassword, hash)))
    throw problem('credentials_invalid', { details: { attempts_left: attempt.left } })
}
