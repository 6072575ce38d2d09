import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { staffMembers } from '#server/db/schema/staff'
import { problem } from '#server/errors'
import { createAttempts } from '../identity/attempts.ts'
import { findMember } from './members.ts'
import { tagOf } from './sign-in.ts'
import { noteStaffEvent, type Moment } from './staff-events.ts'
import { paused, staffAttempts, staffRules } from './staff-rules.ts'
import { endSessions } from './staff-sessions.ts'
import { createTickets } from './tickets.ts'

type ResetRequest = { tenantCode: string; email: string; secret: Buffer; now: Date }

/** Counts a request for a link to a new password, whether or not the email has an account. Throws `sign_in_paused`. */
export async function countResetRequest(db: Database, { tenantCode, email, secret, now }: ResetRequest): Promise<void> {
  const attempt = await createAttempts(db, { ...staffAttempts.reset, secret, tenantCode, email }).take(now)
  if ('pausedUntil' in attempt) throw paused(attempt.pausedUntil)
}

/** The token of a link to a new password; undefined where the email has no account, which nobody is told. */
export async function createResetToken(
  db: Database,
  { tenantCode, email, secret, now }: ResetRequest,
): Promise<string | undefined> {
  const member = await findMember(db, tenantCode, { email })
  if (!member) return undefined
  const ticket = { purpose: 'reset', subject: member.id, tag: tagOf(member) } as const
  return createTickets(secret).give(ticket, now, staffRules.resetMinutes)
}

type Reset = Moment & { tenantCode: string; token: string; passwordHash: string; secret: Buffer }

/**
 * Sets the password by the link of a mail, once, and ends all sessions of its owner. The second factor stays what it was: the link alone
 * signs nobody in. Throws `reset_token_invalid`.
 *
 * @param tx - a transaction
 */
export async function resetStaffPassword(
  tx: Database,
  { tenantCode, token, passwordHash, secret, device, now }: Reset,
): Promise<void> {
  const ticket = createTickets(secret).read('reset', token, now)
  const member = ticket && (await findMember(tx, tenantCode, { id: ticket.subject }))
  if (!member || ticket.tag !== tagOf(member)) throw problem('reset_token_invalid')
  const changed = await tx
    .update(staffMembers)
    .set({ passwordHash })
    .where(and(eq(staffMembers.id, member.id), eq(staffMembers.passwordHash, member.passwordHash)))
    .returning({ id: staffMembers.id })
  // Of two calls with one link one sets it.
  if (changed.length === 0) throw problem('reset_token_invalid')
  await endSessions(tx, { memberId: member.id }, 'replaced', now)
  const { email } = member
  await createAttempts(tx, { ...staffAttempts.password, secret, tenantCode, email }).forget()
  await noteStaffEvent(tx, { tenantCode, kind: 'password_reset', actor: member, device, now })
}
