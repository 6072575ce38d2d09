import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { staffInvitations, staffMembers } from '#server/db/schema/staff'
import { problem } from '#server/errors'
import { lookAtInvitation, type Invitation } from './invitations.ts'
import { findMember, type Member } from './members.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { proveFactor } from './second-factor.ts'
import { noteStaffEvent, type Moment } from './staff-events.ts'
import { endSessions, openStaffSession } from './staff-sessions.ts'

type Shown = { tenantCode: string; token: string; now: Date }
type Accepting = Omit<Shown, 'now'> &
  Moment & { secret: Buffer; name: string; passwordHash: string; ticket: string; code: string }

/** The invitation of a link. Throws `gone` with `details.reason` for one that is over, or is none of this tenant. */
export async function requireInvitation(db: Database, shown: Shown): Promise<Invitation> {
  const found = await lookAtInvitation(db, shown)
  if (typeof found === 'string') throw problem('gone', { details: { reason: found } })
  return found
}

/**
 * Makes who is invited one of the staff and signs them in: with a name, a password and a second factor whose first code they give. One of the
 * staff whom the operator invited gets new ways in instead, and keeps nothing of the old ones.
 *
 * Throws as `requireInvitation` and `proveFactor` do.
 *
 * @param db - no transaction: tries at the code are counted at once
 */
export async function acceptInvitation(
  db: Database,
  accepting: Accepting,
): Promise<{ session: string; recoveryCodes: string[] }> {
  const { tenantCode, secret, ticket, code, device, now } = accepting
  const { id } = await requireInvitation(db, accepting)
  const factor = await proveFactor(db, secret, { subject: id, ticket, code, now })
  return db.transaction(async (tx) => {
    // Of two who follow the same link one becomes a member.
    const { email, role } = await requireInvitation(tx, accepting)
    const { name, passwordHash } = accepting
    const member = await put(tx, { tenantCode, email, role, name, passwordHash, ...factor, createdAt: now })
    await tx.update(staffInvitations).set({ acceptedAt: now }).where(eq(staffInvitations.id, id))
    await endSessions(tx, { memberId: member.id }, 'replaced', now)
    const owner = { tenantCode, memberId: member.id, secret }
    const recoveryCodes = await renewRecoveryCodes(tx, owner)
    const session = await openStaffSession(tx, { tenantCode, memberId: member.id, device, now })
    await noteStaffEvent(tx, { tenantCode, kind: 'joined', actor: member, role, device, now })
    return { session, recoveryCodes }
  })
}

async function put(tx: Database, values: typeof staffMembers.$inferInsert): Promise<Member> {
  const before = await findMember(tx, values.tenantCode, { email: values.email })
  const { createdAt: _, ...change } = values
  const [member] = before
    ? await tx.update(staffMembers).set(change).where(eq(staffMembers.id, before.id)).returning()
    : await tx.insert(staffMembers).values(values).returning()
  if (!member) throw problem('unexpected')
  return member
}
