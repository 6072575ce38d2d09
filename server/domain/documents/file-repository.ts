import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { documentLimits } from '#contract/documents'
import type { Database } from '#server/db/open'
import { documentFiles } from '#server/db/schema/documents'
import { problem } from '#server/errors'
import { onlyRow } from './only-row.ts'

/** Whose documents: an account of a tenant. */
export type Owner = { tenantCode: string; accountId: string }
export type FileRow = typeof documentFiles.$inferSelect

/** Where the bytes of a file are, in the store. */
export const folderOf = ({ tenantCode, id }: Pick<FileRow, 'tenantCode' | 'id'>): string => `${tenantCode}/${id}`

/** Where one of the bytes that are stored of a file are. */
export const keyOf = (file: Pick<FileRow, 'tenantCode' | 'id'>, name: string): string => `${folderOf(file)}/${name}`

/** Where the whole file is, once it is ready. Those from before names were noted are all called so. */
export const wholeOf = (file: Pick<FileRow, 'tenantCode' | 'id' | 'stored'>): string =>
  keyOf(file, file.stored[0] ?? 'whole')

/** Whether a file is in no document, of the patient's or of a visit. */
export const isLoose = and(isNull(documentFiles.documentId), isNull(documentFiles.appointmentDocumentId))

/** Files that one account may have sent and put into no document. */
const mostLoose = 3 * documentLimits.filesPerDocument

/** Files of one account. Those that are doomed are not there. */
export function createFileRepository(db: Database, { tenantCode, accountId }: Owner) {
  const own = and(
    eq(documentFiles.tenantCode, tenantCode),
    eq(documentFiles.accountId, accountId),
    ne(documentFiles.state, 'doomed'),
  )
  const one = (id: string) => and(own, eq(documentFiles.id, id))
  const incoming = (id: string) => and(one(id), eq(documentFiles.state, 'incoming'))
  return {
    /** Bytes of all files, and how many are in no document. */
    async count(): Promise<{ bytes: number; loose: number }> {
      const rows = await db
        .select({
          bytes: sql<number>`coalesce(sum(${documentFiles.bytes}), 0)::int`,
          loose: sql<number>`(count(*) filter (where ${isLoose}))::int`,
        })
        .from(documentFiles)
        .where(own)
      return onlyRow(rows)
    },
    /** Throws `documents_full`. @param db - a transaction that has locked the account's documents */
    async announce(file: {
      name: string
      bytes: number
      createdAt: Date
      /** The visit that it is for. */
      appointmentId?: string
    }): Promise<FileRow> {
      const { bytes, loose } = await this.count()
      if (bytes + file.bytes > documentLimits.accountBytes || loose >= mostLoose) throw problem('documents_full')
      const values = { tenantCode, accountId, state: 'incoming', ...file } as const
      return onlyRow(await db.insert(documentFiles).values(values).returning())
    },
    async find(id: string): Promise<FileRow | undefined> {
      const [row] = await db.select().from(documentFiles).where(one(id))
      return row
    },
    /** Counts a part that was stored; undefined where the file does not stand at its offset, as when another server was faster. */
    async advance(id: string, part: { offset: number; length: number; name: string }): Promise<FileRow | undefined> {
      const [row] = await db
        .update(documentFiles)
        .set({
          received: part.offset + part.length,
          stored: sql`array_append(${documentFiles.stored}, ${part.name}::text)`,
        })
        .where(and(incoming(id), eq(documentFiles.received, part.offset)))
        .returning()
      return row
    },
    /** Makes a file that has come ready; undefined where it was finished or given up meanwhile. */
    async finish(id: string, whole: Pick<FileRow, 'mediaType' | 'bytes' | 'stored'>): Promise<FileRow | undefined> {
      const [row] = await db
        .update(documentFiles)
        .set({ state: 'ready', ...whole })
        .where(incoming(id))
        .returning()
      return row
    },
    /** Gives up a file that was refused. False where it was finished or given up meanwhile. */
    async refuse(id: string): Promise<boolean> {
      const rows = await db
        .update(documentFiles)
        .set({ state: 'doomed' })
        .where(incoming(id))
        .returning({ id: documentFiles.id })
      return rows.length > 0
    },
    /** Gives up a file that is in no document. False where there is none, or a document took it meanwhile. */
    async dropLoose(id: string): Promise<boolean> {
      const rows = await db
        .update(documentFiles)
        .set({ state: 'doomed' })
        .where(and(one(id), isLoose))
        .returning({ id: documentFiles.id })
      return rows.length > 0
    },
    ofDocuments: (ids: string[]) =>
      db
        .select()
        .from(documentFiles)
        .where(and(own, inArray(documentFiles.documentId, ids)))
        .orderBy(asc(documentFiles.position)),
    /** Puts files into a document, in this order; false where one of them is not there, not ready or in another document. */
    async putInto(documentId: string, ids: string[]): Promise<boolean> {
      // What was sent for a visit goes into no document of the patient.
      const fits = and(
        isNull(documentFiles.appointmentId),
        or(isNull(documentFiles.documentId), eq(documentFiles.documentId, documentId)),
      )
      for (const [position, id] of ids.entries()) {
        const [row] = await db
          .update(documentFiles)
          .set({ documentId, position })
          .where(and(one(id), eq(documentFiles.state, 'ready'), fits))
          .returning({ id: documentFiles.id })
        if (!row) return false
      }
      return true
    },
    /** Makes a file that was sent for a visit that of one of its documents; undefined where it is not there, not ready or of another. */
    async attach(id: string, appointmentId: string, appointmentDocumentId: string): Promise<FileRow | undefined> {
      const isReady = and(eq(documentFiles.state, 'ready'), eq(documentFiles.appointmentId, appointmentId))
      const [row] = await db
        .update(documentFiles)
        .set({ appointmentDocumentId })
        .where(and(one(id), isReady, isLoose))
        .returning()
      return row
    },
    /** Gives files up: they belong to no document from now on, and their bytes can be removed. */
    async doom(ids: string[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(documentFiles)
        .set({ state: 'doomed', documentId: null, appointmentDocumentId: null })
        .where(and(own, inArray(documentFiles.id, ids)))
    },
  }
}

/**
 * Gives up files of any tenant that were sent before an instant and never put into a document; with those that were given up before.
 *
 * @param page - at most so many, in the order of ids, behind one of them
 */
export const giveUpUnwanted = (db: Database, before: Date, page: { after: string | undefined; most: number }) => {
  const isUnwanted = or(eq(documentFiles.state, 'doomed'), lt(documentFiles.createdAt, before))
  const isBehind = page.after === undefined ? undefined : gt(documentFiles.id, page.after)
  const some = db
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(and(isLoose, isUnwanted, isBehind))
    .orderBy(asc(documentFiles.id))
    .limit(page.most)
  return db
    .update(documentFiles)
    .set({ state: 'doomed' })
    .where(and(isLoose, inArray(documentFiles.id, some)))
    .returning({ id: documentFiles.id, tenantCode: documentFiles.tenantCode })
}
