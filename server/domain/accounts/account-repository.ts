import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { passwords, patients } from '#server/db/schema/patients'

/** A patient who can sign in. `phone` is E.164, and one account's alone at a tenant. */
export type Identity = { id: string; tenantCode: string; phone: string; email: string | null }

export type NewAccount = Omit<Identity, 'id'> & { firstName: string; lastName: string; createdAt: Date }

const columns = { id: patients.id, tenantCode: patients.tenantCode, phone: patients.phone, email: patients.email }

const ofPhone = (tenantCode: string, phone: string) =>
  and(eq(patients.tenantCode, tenantCode), eq(patients.phone, phone), eq(patients.isGuest, false))

/** Accounts and their passwords at rest. Takes a database or a transaction. */
export function createAccountRepository(db: Database) {
  return {
    async find(tenantCode: string, phone: string): Promise<Identity | undefined> {
      const [row] = await db.select(columns).from(patients).where(ofPhone(tenantCode, phone))
      return row
    },

    async findById(tenantCode: string, id: string): Promise<Identity | undefined> {
      const own = and(eq(patients.tenantCode, tenantCode), eq(patients.id, id), eq(patients.isGuest, false))
      const [row] = await db.select(columns).from(patients).where(own)
      return row
    },

    /** The account of a phone with the hash of its password, null where it has none. */
    async findWithPassword(tenantCode: string, phone: string) {
      const [row] = await db
        .select({ ...columns, hash: passwords.hash })
        .from(patients)
        .leftJoin(passwords, eq(passwords.patientId, patients.id))
        .where(ofPhone(tenantCode, phone))
      return row
    },

    /** Adds an account. Undefined where the phone has one, also one that was added at the same time. */
    async add(account: NewAccount): Promise<Identity | undefined> {
      const [row] = await db
        .insert(patients)
        .values({ id: randomUUID(), ...account, isGuest: false })
        .onConflictDoNothing()
        .returning(columns)
      return row
    },

    /** Makes what was booked with the account's phone at its tenant the account's. */
    async takeGuests({ id, tenantCode, phone }: Identity): Promise<void> {
      await db
        .update(patients)
        .set({ accountId: id })
        .where(
          and(
            eq(patients.tenantCode, tenantCode),
            eq(patients.phone, phone),
            eq(patients.isGuest, true),
            isNull(patients.accountId),
          ),
        )
    },

    async setPassword(patientId: string, hash: string, changedAt: Date): Promise<void> {
      await db
        .insert(passwords)
        .values({ patientId, hash, changedAt })
        .onConflictDoUpdate({ target: passwords.patientId, set: { hash, changedAt } })
    },

    /**
     * Sets a password in the place of the one with a hash, or the first one in the place of none. False where it is no longer so; nothing
     * is changed then.
     */
    async replacePassword(patientId: string, current: string | null, hash: string, changedAt: Date): Promise<boolean> {
      const written =
        current === null
          ? await db.insert(passwords).values({ patientId, hash, changedAt }).onConflictDoNothing().returning()
          : await db
              .update(passwords)
              .set({ hash, changedAt })
              .where(and(eq(passwords.patientId, patientId), eq(passwords.hash, current)))
              .returning()
      return written.length === 1
    },

    /** Whether a hash is still that of the account's password; it stays so until this transaction ends. */
    async isCurrent(patientId: string, hash: string): Promise<boolean> {
      const [row] = await db
        .select({ hash: passwords.hash })
        .from(passwords)
        .where(eq(passwords.patientId, patientId))
        .for('share')
      return row?.hash === hash
    },
  }
}
