import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { StaffRole } from '#contract/console/roles'
import type { Database } from '#server/db/open'
import { isUuid } from '#server/db/is-uuid'
import { staffInvitations } from '#server/db/schema/staff'
import { problem } from '#server/errors'
import { createToken, hashToken } from '#server/tokens'
import { findMember } from './members.ts'
import { noteStaffEvent, type Actor, type Moment } from './staff-events.ts'
import { minutesAfter, staffRules } from './staff-rules.ts'

export type Invitation = typeof staffInvitations.$inferSelect
/** Why a link invites nobody: it is of no invitation here, or of one that is over. */
export type InvitationRefusal = 'unknown' | 'used' | 'withdrawn' | 'expired'

type Invited = { tenantCode: string; email: string; role: StaffRole; actor?: Actor | undefined } & Moment

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt))

/**
 * Invites somebody: returns the token of the link, which nobody can read again. An earlier invitation of the same email is replaced.
 *
 * Throws `account_exists` for one of the staff, unless the operator of the server invites (no `actor`): whoever has lost all ways in then
 * sets them anew.
 *
 * @param tx - a transaction
 */
export async function invite(tx: Database, invited: Invited): Promise<{ invitation: Invitation; token: string }> {
  const { tenantCode, email, role, actor, device, now } = invited
  if (actor && (await findMember(tx, tenantCode, { email }))) throw problem('account_exists')
  await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(eq(staffInvitations.tenantCode, tenantCode), eq(staffInvitations.email, email), isOpen))
  const token = createToken()
  const [invitation] = await tx
    .insert(staffInvitations)
    .values({
      ...{ tenantCode, email, role, invitedBy: actor?.name, createdAt: now },
      ...{ tokenHash: hashToken(token), expiresAt: endOf(now) },
    })
    .returning()
  if (!invitation) throw problem('unexpected')
  await noteStaffEvent(tx, { tenantCode, kind: 'invited', actor, subject: email, role, device, now })
  return { invitation, token }
}

type OfOne = { tenantCode: string; id: string; actor: Actor } & Moment

/** A new link for an invitation that is open, again for its whole time; the old link opens nothing more. Throws `not_found`. */
export async function resendInvitation(tx: Database, of: OfOne): Promise<{ invitation: Invitation; token: string }> {
  const token = createToken()
  const change = { tokenHash: hashToken(token), expiresAt: endOf(of.now) }
  const invitation = await changeOpen(tx, of, change)
  const { tenantCode, actor, device, now } = of
  const { email: subject, role } = invitation
  await noteStaffEvent(tx, { tenantCode, kind: 'invitation_resent', actor, subject, role, device, now })
  return { invitation, token }
}

/** Takes an open invitation back. Throws `not_found`. */
export async function withdrawInvitation(tx: Database, of: OfOne): Promise<void> {
  const { email: subject } = await changeOpen(tx, of, { withdrawnAt: of.now })
  const { tenantCode, actor, device, now } = of
  await noteStaffEvent(tx, { tenantCode, kind: 'invitation_withdrawn', actor, subject, device, now })
}

async function changeOpen(
  tx: Database,
  { tenantCode, id }: Pick<OfOne, 'tenantCode' | 'id'>,
  change: Partial<Invitation>,
): Promise<Invitation> {
  if (!isUuid(id)) throw problem('not_found')
  const [changed] = await tx
    .update(staffInvitations)
    .set(change)
    .where(and(eq(staffInvitations.tenantCode, tenantCode), eq(staffInvitations.id, id), isOpen))
    .returning()
  if (!changed) throw problem('not_found')
  return changed
}

/** Invitations that nobody has accepted, those that ran out among them, in the order in which they were made. */
export const listInvitations = (db: Database, tenantCode: string): Promise<Invitation[]> =>
  db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tenantCode, tenantCode), isOpen))
    .orderBy(asc(staffInvitations.createdAt), asc(staffInvitations.id))

/** The invitation of a link, or why it is none. It stays as it is, and nobody else changes it until a transaction ends. */
export async function lookAtInvitation(
  db: Database,
  { tenantCode, token, now }: { tenantCode: string; token: string; now: Date },
): Promise<Invitation | InvitationRefusal> {
  const [invitation] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.tenantCode, tenantCode), eq(staffInvitations.tokenHash, hashToken(token))))
    .for('update')
  if (!invitation) return 'unknown'
  if (invitation.acceptedAt) return 'used'
  if (invitation.withdrawnAt) return 'withdrawn'
  return invitation.expiresAt <= now ? 'expired' : invitation
}

/** Removes invitations that have been over since before an instant. Returns how many there were. */
export async function forgetInvitations(db: Database, before: Date): Promise<number> {
  const { acceptedAt, withdrawnAt, expiresAt, id } = staffInvitations
  const removed = await db
    .delete(staffInvitations)
    .where(or(lt(acceptedAt, before), lt(withdrawnAt, before), lt(expiresAt, before)))
    .returning({ id })
  return removed.length
}

const endOf = (now: Date) => minutesAfter(now, staffRules.invitationDays * 24 * 60)
