import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { isUuid } from '#server/db/is-uuid'
import { staffPasskeys } from '#server/db/schema/staff-passkeys'

/** A passkey of the staff with all that is stored of it. */
export type StoredStaffPasskey = typeof staffPasskeys.$inferSelect

/** Passkeys of one of the staff, at rest. Takes a database or a transaction. */
export function createStaffPasskeys(db: Database, { tenantCode, id: memberId }: { tenantCode: string; id: string }) {
  const ofMember = and(eq(staffPasskeys.tenantCode, tenantCode), eq(staffPasskeys.memberId, memberId))
  const one = (id: string) => and(ofMember, eq(staffPasskeys.id, id))
  return {
    /** The oldest first. */
    list: (): Promise<StoredStaffPasskey[]> =>
      db.select().from(staffPasskeys).where(ofMember).orderBy(asc(staffPasskeys.createdAt), staffPasskeys.id),

    async find(id: string): Promise<StoredStaffPasskey | undefined> {
      if (!isUuid(id)) return undefined
      const [row] = await db.select().from(staffPasskeys).where(one(id))
      return row
    },

    /** The one that a device names so, locked until the transaction ends: of two uses at once the second sees the first. */
    async holdByCredential(credentialId: string): Promise<StoredStaffPasskey | undefined> {
      const [row] = await db
        .select()
        .from(staffPasskeys)
        .where(and(ofMember, eq(staffPasskeys.credentialId, credentialId)))
        .for('update')
      return row
    },

    /** False where a device names another one of the tenant's so. */
    async add(passkey: Omit<typeof staffPasskeys.$inferInsert, 'tenantCode' | 'memberId'>): Promise<boolean> {
      const added = await db
        .insert(staffPasskeys)
        .values({ ...passkey, tenantCode, memberId })
        .onConflictDoNothing()
        .returning({ id: staffPasskeys.id })
      return added.length > 0
    },

    async markUsed(id: string, use: Pick<StoredStaffPasskey, 'counter' | 'backedUp' | 'lastUsedAt'>): Promise<void> {
      await db.update(staffPasskeys).set(use).where(one(id))
    },

    /** False where the person has no such passkey. */
    async rename(id: string, name: string): Promise<boolean> {
      if (!isUuid(id)) return false
      return (
        (await db.update(staffPasskeys).set({ name }).where(one(id)).returning({ id: staffPasskeys.id })).length > 0
      )
    },

    async remove(id: string): Promise<void> {
      await db.delete(staffPasskeys).where(one(id))
    },

    async removeAll(): Promise<void> {
      await db.delete(staffPasskeys).where(ofMember)
    },
  }
}
