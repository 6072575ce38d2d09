import type { ClientConfiguration } from '#contract/tenant'
import type { Database } from '#server/db/database'
import { tenants, type TenantStatus } from '#server/db/schema/tenants'
import type { Shower } from '#server/directory/visibility/queries'
import type { DirectoryNames } from './directory-names.ts'
import { readDirectoryNames } from './directory-names.ts'
import { readReach, type Reach } from './reach.ts'

/** Summary of a tenant for a list. */
export type TenantSummary = { code: string; name: string; hosts: string[]; status: TenantStatus; updatedAt: string }

/** What a tenant is checked against beside itself. */
export type TenantSources = {
  /** All tenants, hidden and removed ones too. */
  list(): Promise<TenantSummary[]>
  /** Slugs of the directory that content may link to. */
  directory(): Promise<DirectoryNames>
  /** How much of the directory a tenant with this configuration shows. */
  reach(tenant: Shower): Promise<Reach>
}

/** The sources of a database. */
export const createTenantSources = (db: Database): TenantSources => ({
  list: async () => {
    const rows = await db.select().from(tenants).orderBy(tenants.code)
    return rows.map(({ code, configuration, hosts, status, updatedAt }) => ({
      ...{ code, status },
      name: (configuration as Partial<ClientConfiguration>).name?.en ?? '',
      hosts,
      updatedAt: updatedAt.toISOString(),
    }))
  },
  directory: () => readDirectoryNames(db),
  reach: (tenant) => readReach(db, tenant),
})
