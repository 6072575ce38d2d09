import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantDraftChanges, tenantDrafts, tenantVersions, type Held } from '#server/db/schema/tenant-versions'
import type { Contents, StoredFile } from '../fields/contents.ts'
import { fieldsOf, heldAt, isSame, withChanges, type Fields } from '../fields/fields.ts'
import { fileColumns, readContents, toStoredFile } from '../read-contents.ts'
import type { Conflict, Draft, DraftChange } from './draft.ts'

/** A change as stored. */
export type DraftRow = typeof tenantDraftChanges.$inferSelect

/** The draft of a tenant; without changes where nobody has made any. Undefined where there is no such tenant. */
export async function readDraft(db: Database, code: string): Promise<Draft | undefined> {
  const published = await readContents(db, code)
  if (!published) return undefined
  const fields = fieldsOf(published)
  const rows = await readRows(db, code)
  const changes: DraftChange[] = []
  for (const row of rows) {
    const { pointer, held, author, changedAt } = row
    const overtaken = isOvertaken(row, fields) ? await lastPublished(db, code, pointer, fields) : undefined
    changes.push({
      ...{ pointer, held, published: heldAt(fields, pointer), author, at: changedAt.toISOString() },
      ...(overtaken && { overtaken }),
    })
  }
  return { revision: await revisionOf(db, code), changes, contents: await applied(db, published, rows) }
}

/** The changes of a tenant's draft, by pointer. */
export const readRows = (db: Database, code: string): Promise<DraftRow[]> =>
  db
    .select()
    .from(tenantDraftChanges)
    .where(eq(tenantDraftChanges.tenantCode, code))
    .orderBy(sql`${tenantDraftChanges.pointer} collate "C"`)

/** How often a tenant's draft was changed. */
export async function revisionOf(db: Database, code: string): Promise<number> {
  const [row] = await db
    .select({ revision: tenantDrafts.revision })
    .from(tenantDrafts)
    .where(eq(tenantDrafts.tenantCode, code))
  return row?.revision ?? 0
}

/** Whether patients see something else than when the field was changed. */
export const isOvertaken = ({ pointer, basedOn }: DraftRow, published: Fields): boolean =>
  !isSame(basedOn, heldAt(published, pointer))

/** Who published what stands in a field. */
export async function lastPublished(db: Database, code: string, pointer: string, fields: Fields): Promise<Conflict> {
  // The list of a very large version has not all of its fields.
  const version = (await newestVersion(db, code, pointer)) ?? (await newestVersion(db, code))
  return {
    pointer,
    stands: heldAt(fields, pointer),
    author: version?.author ?? { kind: 'unknown' },
    at: (version?.at ?? new Date(0)).toISOString(),
    ...(version && { version: version.number }),
  }
}

async function newestVersion(db: Database, code: string, pointer?: string) {
  const changed = pointer && sql`${tenantVersions.changed} @> ${JSON.stringify([pointer])}::jsonb`
  const [version] = await db
    .select({ number: tenantVersions.number, author: tenantVersions.author, at: tenantVersions.createdAt })
    .from(tenantVersions)
    .where(and(eq(tenantVersions.tenantCode, code), changed || undefined))
    .orderBy(desc(tenantVersions.number))
    .limit(1)
  return version
}

/** The tenant with the changes of a draft. */
export async function applied(db: Database, published: Contents, rows: readonly DraftRow[]): Promise<Contents> {
  const digests = rows.flatMap(({ digest }) => digest ?? [])
  const changes = rows.map(({ pointer, held }): [string, Held] => [pointer, held])
  return withChanges(published, changes, await filesOf(db, digests))
}

/** What is known of files by their digests. */
async function filesOf(db: Database, digests: readonly string[]): Promise<StoredFile[]> {
  if (digests.length === 0) return []
  const rows = await db
    .select(fileColumns)
    .from(tenantFiles)
    .where(inArray(tenantFiles.digest, [...digests]))
  return rows.map((row) => toStoredFile({ ...row, name: '' }))
}
