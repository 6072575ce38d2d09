import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { documents } from '#server/db/schema/documents'
import { relatives } from '#server/db/schema/relatives'
import { documentTags } from '#server/db/schema/tenants'
import type { Owner } from './file-repository.ts'
import { onlyRow } from './only-row.ts'

export type DocumentRow = typeof documents.$inferSelect
/** What is said of a document; null is not told. */
export type DocumentWords = Pick<DocumentRow, 'documentType' | 'title' | 'tagId' | 'notes' | 'relativeId'>

/** Documents of one account. */
export function createDocumentRepository(db: Database, { tenantCode, accountId }: Owner) {
  const own = and(eq(documents.tenantCode, tenantCode), eq(documents.accountId, accountId))
  const one = (id: string) => and(own, eq(documents.id, id))
  return {
    /** Makes other changes of the account's documents wait until this transaction ends: they are counted. */
    async lock(): Promise<void> {
      await db
        .select({ lock: sql`pg_advisory_xact_lock(hashtextextended(${`documents ${accountId}`}, 0))` })
        .from(sql`(values (1)) as one`)
    },
    /** The newest first, all or those of a relative. */
    list: (relativeId?: string) =>
      db
        .select()
        .from(documents)
        .where(relativeId === undefined ? own : and(own, eq(documents.relativeId, relativeId)))
        .orderBy(desc(documents.createdAt), desc(documents.id)),
    async count(): Promise<number> {
      return db.$count(documents, own)
    },
    async find(id: string): Promise<DocumentRow | undefined> {
      const [row] = await db.select().from(documents).where(one(id))
      return row
    },
    async add(words: DocumentWords, now: Date): Promise<DocumentRow> {
      const values = { tenantCode, accountId, ...words, createdAt: now, updatedAt: now }
      return onlyRow(await db.insert(documents).values(values).returning())
    },
    async change(id: string, words: DocumentWords, now: Date): Promise<DocumentRow> {
      const values = { ...words, updatedAt: now }
      return onlyRow(await db.update(documents).set(values).where(one(id)).returning())
    },
    async remove(id: string): Promise<void> {
      await db.delete(documents).where(one(id))
    },
    async hasTag(id: string): Promise<boolean> {
      return (await db.$count(documentTags, eq(documentTags.id, id))) > 0
    },
    async hasRelative(id: string): Promise<boolean> {
      const isOwn = and(eq(relatives.tenantCode, tenantCode), eq(relatives.accountId, accountId))
      return (await db.$count(relatives, and(isOwn, eq(relatives.id, id)))) > 0
    },
  }
}
