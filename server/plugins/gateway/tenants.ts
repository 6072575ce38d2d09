import fp from 'fastify-plugin'
import { inArray } from 'drizzle-orm'
import type { ClientConfiguration } from '#contract/tenant'
import type { AssetVersions } from '#contract/tenant-assets'
import { tenantAssets, tenants as tenantsTable } from '#server/db/schema'
import type { Database } from '#server/db/open'

/** A partner as the server knows it. */
export type Tenant = {
  code: string
  configuration: ClientConfiguration
  hosts: string[]
  updatedAt: Date
  /** Files of its own by name, with the version that stands in their address. */
  assets: AssetVersions
}

export type TenantDirectory = {
  find(code: string): Promise<Tenant | undefined>
  /** The tenant whose own host name this is, with or without a port. */
  findByHost(host: string | undefined): Promise<Tenant | undefined>
  all(): Promise<Tenant[]>
  /** Called with the code of each tenant that was changed or removed, so that what was made from it is forgotten. */
  onChange(listener: (code: string) => void): void
}

/** Tenant where neither host nor key names one (T01). */
export const defaultTenantCode = 'patientweb'

/** A change made by another process is seen after this many milliseconds at the latest. */
const lookAgainAfter = 10_000

declare module 'fastify' {
  interface FastifyInstance {
    tenants: TenantDirectory
  }
}

export default fp(
  async (app) => {
    app.decorate('tenants', createTenantDirectory(app.db, app.clock))
  },
  { name: 'tenants', dependencies: ['platform'] },
)

/** Keeps all tenants in memory and compares their time of change with the table every ten seconds. */
export function createTenantDirectory(db: Database, clock: () => Date): TenantDirectory {
  const known = new Map<string, Tenant>()
  const listeners: ((code: string) => void)[] = []
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined

  const current = async () => {
    if (Math.abs(clock().getTime() - lookedAt) >= lookAgainAfter) {
      looking ??= look().finally(() => (looking = undefined))
      await looking
    }
    return known
  }

  const look = async () => {
    const stamps = await db.select({ code: tenantsTable.code, updatedAt: tenantsTable.updatedAt }).from(tenantsTable)
    const changed = stamps.filter(({ code, updatedAt }) => known.get(code)?.updatedAt.getTime() !== updatedAt.getTime())
    const gone = [...known.keys()].filter((code) => !stamps.some((stamp) => stamp.code === code))
    const rows =
      changed.length > 0
        ? await loadTenants(
            db,
            changed.map(({ code }) => code),
          )
        : []
    for (const code of gone) known.delete(code)
    for (const row of rows) known.set(row.code, row)
    lookedAt = clock().getTime()
    for (const code of [...gone, ...rows.map((row) => row.code)]) for (const listener of listeners) listener(code)
  }

  return {
    find: async (code) => (await current()).get(code),
    findByHost: async (host) => {
      const name = host?.replace(/:\d+$/, '').toLowerCase()
      return name ? [...(await current()).values()].find(({ hosts }) => hosts.includes(name)) : undefined
    },
    all: async () => [...(await current()).values()],
    onChange: (listener) => void listeners.push(listener),
  }
}

async function loadTenants(db: Database, codes: string[]): Promise<Tenant[]> {
  const [rows, files] = await Promise.all([
    db.select().from(tenantsTable).where(inArray(tenantsTable.code, codes)),
    db
      .select({ code: tenantAssets.tenantCode, name: tenantAssets.name, digest: tenantAssets.digest })
      .from(tenantAssets)
      .where(inArray(tenantAssets.tenantCode, codes))
      .orderBy(tenantAssets.name),
  ])
  const assetsOf = (code: string): AssetVersions =>
    Object.fromEntries(files.flatMap((file) => (file.code === code ? [[file.name, assetVersion(file.digest)]] : [])))
  return rows.map((row) => ({ ...row, assets: assetsOf(row.code) }))
}

/** What stands in the address of a file: the beginning of its digest. */
export const assetVersion = (digest: string): string => digest.slice(0, 12)
