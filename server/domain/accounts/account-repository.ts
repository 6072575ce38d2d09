import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Language } from '#contract/locale'
import type { DobFormat } from '#contract/person'
import type { Database } from '#server/db/open'
import { passwords, patients } from '#server/db/schema/patients'
import type { Contact } from '../identity/contact.ts'

/**
 * A patient who can sign in. `phone` is E.164, null where none is proven yet. A phone, and an email that is proven since `emailProvenAt`, is
 * one account's alone at a tenant.
 */
export type Identity = {
  id: string
  tenantCode: string
  phone: string | null
  email: string | null
  emailProvenAt: Date | null
}

/** Where an account is reached, and signs in: what it has proven. */
export const contactsOf = ({ phone, email, emailProvenAt }: Omit<Identity, 'id' | 'tenantCode'>): Contact[] => [
  ...(phone === null ? [] : [{ phone }]),
  ...(email === null || emailProvenAt === null ? [] : [{ email }]),
]

export type NewAccount = Omit<Identity, 'id'> & {
  firstName: string
  lastName: string
  /** `YYYY-MM-DD`, where it was told, and in which calendar that was. */
  birthday?: string | null
  dobFormat?: DobFormat | null
  createdAt: Date
}

const { id, tenantCode: ofTenant, phone, email, emailProvenAt } = patients
const columns = { id, tenantCode: ofTenant, phone, email, emailProvenAt }

const isAccount = (tenantCode: string) => and(eq(ofTenant, tenantCode), eq(patients.isGuest, false))

/** The account whose way in a phone or an email is: an address that was only typed is none. */
const reachedBy = (tenantCode: string, contact: Contact) =>
  and(
    isAccount(tenantCode),
    contact.phone === undefined ? and(eq(email, contact.email), isNotNull(emailProvenAt)) : eq(phone, contact.phone),
  )

/** Accounts and their passwords at rest. Takes a database or a transaction. */
export function createAccountRepository(db: Database) {
  return {
    async find(tenantCode: string, contact: Contact): Promise<Identity | undefined> {
      const [row] = await db.select(columns).from(patients).where(reachedBy(tenantCode, contact))
      return row
    },

    /** The language that the account of a phone or an email has chosen; undefined without a choice, and without an account. */
    async languageAt(tenantCode: string, contact: Contact): Promise<Language | undefined> {
      const [row] = await db
        .select({ language: patients.language })
        .from(patients)
        .where(reachedBy(tenantCode, contact))
      return row?.language ?? undefined
    },

    /** An account by its id, with its first name. */
    async findById(tenantCode: string, accountId: string): Promise<(Identity & { firstName: string }) | undefined> {
      const [row] = await db
        .select({ ...columns, firstName: patients.firstName })
        .from(patients)
        .where(and(isAccount(tenantCode), eq(id, accountId)))
      return row
    },

    /** An account by its id, locked until this transaction ends. */
    async hold(tenantCode: string, accountId: string): Promise<Identity | undefined> {
      const [row] = await db
        .select(columns)
        .from(patients)
        .where(and(isAccount(tenantCode), eq(id, accountId)))
        .for('update')
      return row
    },

    /** The account of a phone or an email with the hash of its password, null where it has none. */
    async findWithPassword(tenantCode: string, contact: Contact) {
      const [row] = await db
        .select({ ...columns, hash: passwords.hash })
        .from(patients)
        .leftJoin(passwords, eq(passwords.patientId, patients.id))
        .where(reachedBy(tenantCode, contact))
      return row
    },

    /** Adds an account. Undefined where the phone or the proven email has one, also one that was added at the same time. */
    async add(account: NewAccount): Promise<Identity | undefined> {
      const [row] = await db
        .insert(patients)
        .values({ id: randomUUID(), ...account, isGuest: false })
        .onConflictDoNothing()
        .returning(columns)
      return row
    },

    /** Replaces the phone or the email of an account by a proven one. False where another account has it. */
    async setContact(account: Identity, contact: Contact, provenAt: Date): Promise<boolean> {
      const other = await this.find(account.tenantCode, contact)
      if (other && other.id !== account.id) return false
      const set = contact.phone === undefined ? { email: contact.email, emailProvenAt: provenAt } : contact
      await db.update(patients).set(set).where(eq(id, account.id))
      return true
    },

    /** Makes what was booked with the account's phone at its tenant the account's. */
    async takeGuests(account: Identity): Promise<void> {
      if (account.phone === null) return
      await db
        .update(patients)
        .set({ accountId: account.id })
        .where(
          and(
            eq(ofTenant, account.tenantCode),
            eq(phone, account.phone),
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
