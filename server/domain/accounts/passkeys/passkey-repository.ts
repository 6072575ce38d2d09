import { and, asc, eq } from 'drizzle-orm'
import type { Passkey } from '#contract/passkey'
import type { Database } from '#server/db/open'
import { passkeys } from '#server/db/schema/passkeys'

type Row = typeof passkeys.$inferSelect

/** A passkey with all that is stored of it. */
export type StoredPasskey = Row

/** Passkeys of one tenant, at rest. Takes a database or a transaction. */
export function createPasskeyRepository(db: Database, tenantCode: string) {
  const ofPatient = (patientId: string) => and(eq(passkeys.tenantCode, tenantCode), eq(passkeys.patientId, patientId))
  return {
    /** Those of an account, the oldest first. */
    list: (patientId: string): Promise<StoredPasskey[]> =>
      db.select().from(passkeys).where(ofPatient(patientId)).orderBy(asc(passkeys.createdAt), passkeys.id),

    /** The one that a device names so, locked until this transaction ends: of two uses at once the second sees the first. */
    async holdByCredential(credentialId: string): Promise<StoredPasskey | undefined> {
      const [row] = await db
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.tenantCode, tenantCode), eq(passkeys.credentialId, credentialId)))
        .for('update')
      return row
    },

    /** Adds one. Undefined where a device names another one of the tenant's so. */
    async add(passkey: Omit<typeof passkeys.$inferInsert, 'tenantCode'>): Promise<StoredPasskey | undefined> {
      const [row] = await db
        .insert(passkeys)
        .values({ ...passkey, tenantCode })
        .onConflictDoNothing()
        .returning()
      return row
    },

    /** Notes that it has signed in. */
    async markUsed(id: string, use: Pick<Row, 'counter' | 'backedUp' | 'lastUsedAt'>): Promise<void> {
      await db.update(passkeys).set(use).where(eq(passkeys.id, id))
    },

    /** Undefined where the patient has no such passkey. */
    async rename(patientId: string, id: string, name: string): Promise<StoredPasskey | undefined> {
      const [row] = await db
        .update(passkeys)
        .set({ name })
        .where(and(ofPatient(patientId), eq(passkeys.id, id)))
        .returning()
      return row
    },

    /** False where the patient has no such passkey. */
    async remove(patientId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(passkeys)
        .where(and(ofPatient(patientId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id })
      return removed.length === 1
    },
  }
}

/** A passkey as its owner sees it: no key, and nothing that a device could be asked with. */
export const toPasskey = ({
  id,
  name,
  browser,
  platform,
  createdAt,
  ...passkey
}: Omit<StoredPasskey, 'patientId' | 'userHandle'>): Passkey => ({
  id,
  ...(name !== null && { name }),
  browser,
  platform,
  created_at: createdAt.toISOString(),
  ...(passkey.lastUsedAt && { last_used_at: passkey.lastUsedAt.toISOString() }),
  backed_up: passkey.backedUp,
  host: passkey.host,
})
