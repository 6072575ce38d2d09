import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { tenantVersionFiles, tenantVersions, type VersionAuthor } from '#server/db/schema/tenant-versions'
import { tenants } from '#server/db/schema/tenants'
import { settleDraft } from '../drafts/settle-draft.ts'
import { differencesBetween, fieldsOf } from '../fields/fields.ts'
import type { Contents } from '../fields/contents.ts'
import { lockTenant } from '../lock-tenant.ts'
import { readContents } from '../read-contents.ts'
import { notifyServers } from '../notify-servers.ts'
import { writeContents } from '../write-contents.ts'

/** Who publishes what, and why. */
export type Publishing = {
  author: VersionAuthor
  note?: string
  /** The version whose content it is. */
  restoredFrom?: number
  now: Date
}

/** Pointers of changed fields that a version keeps; it counts all of them. */
const mostPointers = 1_000

/**
 * Makes contents what patients see, and a version of their own. The same as before is no new version. Its files must have been kept.
 * Call it in a transaction.
 *
 * @returns the number of the version that patients see
 */
export async function storeTenant(tx: Database, contents: Contents, publishing: Publishing): Promise<number> {
  const { code } = contents.file.configuration
  await lockTenant(tx, code)
  const before = await readContents(tx, code)
  let number = await newestNumber(tx, code)
  if (before && number === 0) {
    const [tenant] = await tx.select({ at: tenants.updatedAt }).from(tenants).where(eq(tenants.code, code))
    await write(tx, ++number, before, [], { author: { kind: 'unknown' }, now: tenant?.at ?? publishing.now })
  }
  await writeContents(tx, contents)
  // As it was read back: a database writes times in its own way.
  const after = (await readContents(tx, code)) ?? contents
  const fields = fieldsOf(after)
  const changed = before ? differencesBetween(fieldsOf(before), fields).map(({ pointer }) => pointer) : []
  if (!before || changed.length > 0) await write(tx, ++number, after, changed, publishing)
  await settleDraft(tx, code, fields)
  await notifyServers(tx, code)
  return number
}

/** The number of the newest version of a tenant, 0 where none is kept. */
export async function newestNumber(db: Database, code: string): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`coalesce(max(${tenantVersions.number}), 0)`.mapWith(Number) })
    .from(tenantVersions)
    .where(eq(tenantVersions.tenantCode, code))
  return row?.number ?? 0
}

async function write(tx: Database, number: number, contents: Contents, changed: string[], how: Publishing) {
  const { file, files } = contents
  const tenantCode = file.configuration.code
  await tx.insert(tenantVersions).values({
    ...{ tenantCode, number, file, author: how.author, note: how.note ?? '', restoredFrom: how.restoredFrom ?? null },
    digest: digestOfContents(contents),
    changed: changed.slice(0, mostPointers),
    changeCount: changed.length,
    createdAt: how.now,
  })
  if (files.length > 0)
    await tx.insert(tenantVersionFiles).values(files.map(({ name, digest }) => ({ tenantCode, number, name, digest })))
}

function digestOfContents({ file, files }: Contents): string {
  const names = files.map(({ name, digest }) => [name, digest])
  return createHash('sha256')
    .update(JSON.stringify([file, names]))
    .digest('hex')
}
