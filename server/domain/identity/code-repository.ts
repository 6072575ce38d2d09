import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { oneTimeCodes } from '#server/db/schema/patients'
import { textOf, toContact, type Contact } from './contact.ts'

/** Whose code, and what for. A code is valid only for its tenant and purpose. */
export type CodeOwner = { tenantCode: string; purpose: string } & Contact

type NewCode = CodeOwner & { codeHash: string; createdAt: Date; expiresAt: Date }

/** Stored one-time codes. Takes a database or a transaction. */
export function createCodeRepository(db: Database) {
  const sentTo = ({ phone, email }: Contact) =>
    phone === undefined ? eq(oneTimeCodes.email, email) : eq(oneTimeCodes.phone, phone)
  const ownedBy = ({ tenantCode, purpose, ...contact }: CodeOwner) =>
    and(eq(oneTimeCodes.tenantCode, tenantCode), sentTo(contact), eq(oneTimeCodes.purpose, purpose))

  return {
    /** Makes other requests for the same phone or email wait until this transaction ends, whatever their purpose and tenant. */
    async lock(contact: Contact) {
      await db
        .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(${`code ${textOf(contact)}`}, 0))` })
        .from(sql`(values (1)) as one`)
    },

    /** The newest code of an owner, used or not. */
    async findLatest(owner: CodeOwner) {
      const [row] = await db
        .select()
        .from(oneTimeCodes)
        .where(ownedBy(owner))
        .orderBy(desc(oneTimeCodes.createdAt))
        .limit(1)
      return row
    },

    /** The newest code of a tenant for a purpose that is one account's alone: where it was sent. */
    async findPending(tenantCode: string, purpose: string): Promise<Contact | undefined> {
      const [row] = await db
        .select({ phone: oneTimeCodes.phone, email: oneTimeCodes.email })
        .from(oneTimeCodes)
        .where(and(eq(oneTimeCodes.tenantCode, tenantCode), eq(oneTimeCodes.purpose, purpose)))
        .orderBy(desc(oneTimeCodes.createdAt))
        .limit(1)
      return row && toContact(row)
    },

    /** Codes sent to a phone or an email since then by any tenant, the newest first. */
    findSentTo: (contact: Contact, since: Date) =>
      db
        .select({ createdAt: oneTimeCodes.createdAt, consumedAt: oneTimeCodes.consumedAt })
        .from(oneTimeCodes)
        .where(and(sentTo(contact), gt(oneTimeCodes.createdAt, since)))
        .orderBy(desc(oneTimeCodes.createdAt)),

    async add(code: NewCode): Promise<string> {
      const [row] = await db.insert(oneTimeCodes).values(code).returning({ id: oneTimeCodes.id })
      return row!.id
    },

    async remove(id: string) {
      await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id))
    },

    /**
     * Counts an attempt before the code is compared, so that parallel guesses cannot share one. Returns the number of attempts,
     * or undefined when none is left.
     */
    async takeAttempt(id: string, most: number): Promise<number | undefined> {
      const [row] = await db
        .update(oneTimeCodes)
        .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
        .where(and(eq(oneTimeCodes.id, id), lt(oneTimeCodes.attempts, most), isNull(oneTimeCodes.consumedAt)))
        .returning({ attempts: oneTimeCodes.attempts })
      return row?.attempts
    },

    /** Marks a code as used. False when a concurrent call was faster. */
    async consume(id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(oneTimeCodes)
        .set({ consumedAt: now })
        .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.consumedAt)))
        .returning({ id: oneTimeCodes.id })
      return rows.length === 1
    },
  }
}
