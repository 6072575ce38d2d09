import { and, eq, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { tenantFiles } from '#server/db/schema/tenant-files'
import { tenantDraftChanges, tenantVersionFiles, tenantVersions } from '#server/db/schema/tenant-versions'
import { tenantAssets } from '#server/db/schema/tenants'

/** So many of each tenant's versions are kept, however old. */
const always = 100
/** No more than so many, however young. */
const most = 1_000

/** Removes the versions of all tenants that are older than an instant, except the newest of each. */
export async function forgetVersions(db: Database, before: Date): Promise<number> {
  const newer = sql<number>`(
    select count(*) from ${tenantVersions} newer
    where newer.tenant_code = ${tenantVersions}.tenant_code and newer.number > ${tenantVersions}.number)`
  const removed = await db
    .delete(tenantVersions)
    .where(or(sql`${newer} >= ${most}`, and(lt(tenantVersions.createdAt, before), sql`${newer} >= ${always}`)))
    .returning({ number: tenantVersions.number })
  return removed.length
}

/** Removes the files that were supplied before an instant and that no tenant, version or draft has. */
export async function forgetFiles(db: Database, before: Date): Promise<number> {
  const isUnused = [tenantAssets, tenantVersionFiles, tenantDraftChanges].map((table) =>
    notExists(db.select({ digest: table.digest }).from(table).where(eq(table.digest, tenantFiles.digest))),
  )
  const removed = await db
    .delete(tenantFiles)
    .where(and(lt(tenantFiles.suppliedAt, before), ...isUnused))
    .returning({ digest: tenantFiles.digest })
  return removed.length
}
