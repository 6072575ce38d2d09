import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantVersionFiles, tenantVersions, type VersionAuthor } from '#server/db/schema/tenant-versions'
import { inCanonicalOrder } from '../canonical-order.ts'
import type { Contents } from '../fields/contents.ts'
import { differencesBetween, fieldsOf, type Difference } from '../fields/fields.ts'
import { fileColumns, toStoredFile } from '../read-contents.ts'
import type { TenantFile } from '../tenant-file.ts'

/** A version in a list. The first one is what patients see. */
export type VersionSummary = {
  number: number
  author: VersionAuthor
  at: string
  note: string
  restoredFrom?: number
  /** Fields that differ from the version before: how many, and the pointers of the first thousand. */
  changeCount: number
  changed: string[]
  /** Hex SHA-256 of what it consists of. */
  digest: string
}

/** The versions of a tenant, newest first. */
export async function readHistory(
  db: Database,
  code: string,
  { most = 100, before }: { most?: number; before?: number } = {},
): Promise<VersionSummary[]> {
  const { number, author, note, restoredFrom, changeCount, changed, digest, createdAt } = tenantVersions
  const rows = await db
    .select({ number, author, note, restoredFrom, changeCount, changed, digest, createdAt })
    .from(tenantVersions)
    .where(and(eq(tenantVersions.tenantCode, code), before === undefined ? undefined : lt(number, before)))
    .orderBy(desc(tenantVersions.number))
    .limit(most)
  return rows.map(({ createdAt: at, restoredFrom: source, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...(source !== null && { restoredFrom: source }),
  }))
}

/** What a tenant consisted of in a version. Its file has the shape of its time. */
export async function readVersion(db: Database, code: string, number: number): Promise<Contents | undefined> {
  const isIt = and(eq(tenantVersions.tenantCode, code), eq(tenantVersions.number, number))
  const [version] = await db.select({ file: tenantVersions.file }).from(tenantVersions).where(isIt)
  if (!version) return undefined
  const files = await db
    .select({ name: tenantVersionFiles.name, ...fileColumns })
    .from(tenantVersionFiles)
    .innerJoin(tenantFiles, eq(tenantFiles.digest, tenantVersionFiles.digest))
    .where(and(eq(tenantVersionFiles.tenantCode, code), eq(tenantVersionFiles.number, number)))
    .orderBy(tenantVersionFiles.name)
  return { file: inCanonicalOrder(version.file as TenantFile), files: files.map(toStoredFile) }
}

/** The fields in which two versions differ. Undefined where one of them is not kept. */
export async function compareVersions(
  db: Database,
  code: string,
  [before, after]: readonly [number, number],
): Promise<Difference[] | undefined> {
  const [one, other] = [await readVersion(db, code, before), await readVersion(db, code, after)]
  return one && other && differencesBetween(fieldsOf(one), fieldsOf(other))
}
