import { and, asc, eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/console/roles'
import type { Database } from '#server/db/open'
import { isUuid } from '#server/db/is-uuid'
import { staffMembers } from '#server/db/schema/staff'
import { problem } from '#server/errors'
import { noteStaffEvent, type Actor, type Moment } from './staff-events.ts'
import { endSessions } from './staff-sessions.ts'

export type Member = typeof staffMembers.$inferSelect

/** Who changes something, as a session has it. */
export type Acting = Actor & { tenantCode: string; memberId: string }

/** The staff of a tenant, in the order in which they came. */
export const listMembers = (db: Database, tenantCode: string): Promise<Member[]> =>
  db
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.tenantCode, tenantCode))
    .orderBy(asc(staffMembers.createdAt), asc(staffMembers.id))

/** A person of the staff, by email or by id; undefined where there is none at this tenant. */
export async function findMember(
  db: Database,
  tenantCode: string,
  by: { email: string } | { id: string },
): Promise<Member | undefined> {
  if ('id' in by && !isUuid(by.id)) return undefined
  const meant = 'id' in by ? eq(staffMembers.id, by.id) : eq(staffMembers.email, by.email)
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.tenantCode, tenantCode), meant))
  return member
}

/**
 * Gives a person another role, which counts from their next call on. Throws `not_found`, and `last_way_in` for the last owner.
 *
 * @param tx - a transaction
 */
export async function changeRole(
  tx: Database,
  acting: Acting,
  { id, role }: { id: string; role: StaffRole },
  moment: Moment,
): Promise<void> {
  const { tenantCode } = acting
  const owners = await lockOwners(tx, acting)
  const member = await findMember(tx, tenantCode, { id })
  if (!member) throw problem('not_found')
  if (member.role === role) return
  if (role !== 'owner') keepOne(owners, id)
  await tx.update(staffMembers).set({ role }).where(eq(staffMembers.id, id))
  await noteStaffEvent(tx, { tenantCode, kind: 'role_changed', actor: acting, subject: member.email, role, ...moment })
}

/**
 * Removes a person, whose sessions end at once. Throws `not_found`, and `last_way_in` for the last owner.
 *
 * @param tx - a transaction
 */
export async function removeMember(tx: Database, acting: Acting, id: string, moment: Moment): Promise<void> {
  const { tenantCode } = acting
  const owners = await lockOwners(tx, acting)
  const member = await findMember(tx, tenantCode, { id })
  if (!member) throw problem('not_found')
  keepOne(owners, id)
  await endSessions(tx, { memberId: id }, 'removed', moment.now)
  await tx.delete(staffMembers).where(eq(staffMembers.id, id))
  await noteStaffEvent(tx, { tenantCode, kind: 'removed', actor: acting, subject: member.email, ...moment })
}

/** Ids of the owners, who stay owners until the transaction ends. Throws `forbidden` where who acts is none of them any more. */
async function lockOwners(tx: Database, { tenantCode, memberId }: Acting): Promise<string[]> {
  const owners = await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.tenantCode, tenantCode), eq(staffMembers.role, 'owner')))
    .orderBy(staffMembers.id)
    .for('update')
  const ids = owners.map(({ id }) => id)
  if (!ids.includes(memberId)) throw problem('forbidden')
  return ids
}

function keepOne(owners: readonly string[], id: string): void {
  if (owners.includes(id) && owners.length === 1) throw problem('last_way_in')
}
