import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { staffMembers } from '#server/db/schema/staff'
import { problem } from '#server/errors'
import { isPassword } from '../accounts/hash-password.ts'
import { createAttempts } from '../identity/attempts.ts'
import { findMember, type Member } from './members.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { proveFactor } from './second-factor.ts'
import { noteStaffEvent, type Moment } from './staff-events.ts'
import { paused, staffAttempts } from './staff-rules.ts'
import { endSessions, rotateStaffSession, type StaffSession } from './staff-sessions.ts'

/** Who changes their own sign-in, in which session. */
export type Own = Moment & { session: StaffSession; secret: Buffer }

/**
 * Whoever sits at an open page has to give the password before a way in is changed. Throws `credentials_invalid` and `sign_in_paused`.
 *
 * @param db - no transaction: tries are counted at once
 */
export async function confirmPassword(db: Database, { session, secret, now }: Own, password: string): Promise<Member> {
  const { tenantCode, memberId, email } = session
  const tries = createAttempts(db, { ...staffAttempts.password, secret, tenantCode, email })
  const attempt = await tries.take(now)
  if ('pausedUntil' in attempt) throw paused(attempt.pausedUntil)
  const member = await findMember(db, tenantCode, { id: memberId })
  if (!member || !(await isPassword(password, member.passwordHash)))
    throw problem('credentials_invalid', { details: { attempts_left: attempt.left } })
  await tries.giveBack()
  return member
}

/** Sets another password; returns the new token of this session, all others of the same person end. */
export async function changeStaffPassword(
  db: Database,
  own: Own,
  given: { password: string; passwordHash: string },
): Promise<string> {
  const { id } = await confirmPassword(db, own, given.password)
  return db.transaction(async (tx) => {
    await tx.update(staffMembers).set({ passwordHash: given.passwordHash }).where(eq(staffMembers.id, id))
    return afterChange(tx, own, 'password_changed')
  })
}

/** Takes another second factor by its first code, with new recovery codes; see `proveFactor` for refusals. */
export async function changeSecondFactor(
  db: Database,
  own: Own,
  { ticket, code }: { ticket: string; code: string },
): Promise<{ session: string; recoveryCodes: string[] }> {
  const { session, secret, now } = own
  const factor = await proveFactor(db, secret, { subject: session.memberId, ticket, code, now })
  return db.transaction(async (tx) => {
    await tx.update(staffMembers).set(factor).where(eq(staffMembers.id, session.memberId))
    const recoveryCodes = await renewRecoveryCodes(tx, { ...session, secret })
    return { session: await afterChange(tx, own, 'second_factor_changed'), recoveryCodes }
  })
}

/** Ten new recovery codes for who gives the password; those from before no longer count. */
export async function renewOwnCodes(db: Database, own: Own, password: string): Promise<string[]> {
  await confirmPassword(db, own, password)
  const { session, secret, device, now } = own
  const { tenantCode } = session
  return db.transaction(async (tx) => {
    await noteStaffEvent(tx, { tenantCode, kind: 'recovery_codes_renewed', actor: session, device, now })
    return renewRecoveryCodes(tx, { ...session, secret })
  })
}

/** Signs out on this device, or on every one. */
export async function signOutStaff(tx: Database, own: Omit<Own, 'secret'>, isEverywhere: boolean): Promise<void> {
  const { session, device, now } = own
  const { id, tenantCode, memberId } = session
  await endSessions(tx, isEverywhere ? { memberId } : { id }, 'signed_out', now)
  const kind = isEverywhere ? 'signed_out_everywhere' : 'signed_out'
  await noteStaffEvent(tx, { tenantCode, kind, actor: session, device, now })
}

/** Other sessions end, and this one gets another token: whoever had the old ways in has none of them. */
export async function afterChange(
  tx: Database,
  { session, device, now }: Own,
  kind: 'password_changed' | 'second_factor_changed' | 'second_factor_removed' | 'passkey_removed',
): Promise<string> {
  await endSessions(tx, { memberId: session.memberId, but: session.id }, 'replaced', now)
  await noteStaffEvent(tx, { tenantCode: session.tenantCode, kind, actor: session, device, now })
  const token = await rotateStaffSession(tx, session.id, now)
  if (token === undefined) throw problem('unauthenticated')
  return token
}
