import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { oneTimeCodes } from '#server/db/schema/patients'

/** Whose code, and what for. `phone` is E.164. A code is valid only for its tenant and purpose. */
export type CodeOwner = { tenantCode: string; phone: string; purpose: string }

type NewCode = CodeOwner & { codeHash: string; createdAt: Date; expiresAt: Date }

/** Stored one-time codes. Takes a database or a transaction. */
export function createCodeRepository(db: Database) {
  const ownedBy = ({ tenantCode, phone, purpose }: CodeOwner) =>
    and(eq(oneTimeCodes.tenantCode, tenantCode), eq(oneTimeCodes.phone, phone), eq(oneTimeCodes.purpose, purpose))

  return {
    /** Makes other requests for the same phone wait until this transaction ends, whatever their purpose and tenant. */
    async lock(phone: string) {
      await db
        .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(${`code ${phone}`}, 0))` })
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

    /** Codes sent to a phone since then by any tenant, the newest first. */
    findSentTo: (phone: string, since: Date) =>
      db
        .select({ createdAt: oneTimeCodes.createdAt, consumedAt: oneTimeCodes.consumedAt })
        .from(oneTimeCodes)
        .where(and(eq(oneTimeCodes.phone, phone), gt(oneTimeCodes.createdAt, since)))
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
