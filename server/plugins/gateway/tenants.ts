import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import { eq, inArray } from 'drizzle-orm'
import type { ClientConfiguration } from '#contract/tenant'
import { lastEnd } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { tenantAssets, tenants as tenantsTable } from '#server/db/schema/tenants'
import type { Database } from '#server/db/open'
import { openAfterVisitMs } from '#server/domain/booking/appointment-keys'
import { assetVersion } from '#server/tenants/asset-address'
import { withOfferedMarkets } from '#server/tenants/offered-markets'
import { tenantChannel } from '#server/tenants/notify-servers'
import type { Tenant } from '#server/tenants/tenant'
import { usableConfiguration } from '#server/tenants/usable-configuration'

/** Hidden tenants are not found, except for `of visits` where a patient may still open a visit there. */
export type TenantDirectory = {
  find(code: string, purpose?: 'of visits'): Promise<Tenant | undefined>
  /** The tenant with this host name: in lower case, without a port. */
  findByHost(host: string | undefined, purpose?: 'of visits'): Promise<Tenant | undefined>
  /**
   * Whether the host belongs to a tenant that is hidden, or whose configuration is invalid: no other tenant's page may be shown
   * there.
   */
  isHeldBack(host: string | undefined): Promise<boolean>
  all(): Promise<Tenant[]>
  /** Checks for changes at once. */
  refresh(): Promise<void>
  /** Called with the code of each tenant that was changed or removed, so that caches can drop what was made from it. */
  onChange(listener: (code: string) => void): void
}

/** A change is heard of at once; one that was not is noticed after this many milliseconds at the latest. */
const lookAgainAfter = 10_000
/** The doctors left to a tenant by its scope are counted again after this many milliseconds. */
const countAgainAfter = 300_000
/** How long a caller who could be answered from memory waits for a check, and the pause after a failed one, in milliseconds. */
const patience = 1_000

const notLooked = 'changes of tenants could not be looked for; what is known goes on'

declare module 'fastify' {
  interface FastifyInstance {
    tenants: TenantDirectory
  }
}

export default fp(
  async (app) => {
    app.decorate('tenants', createTenantDirectory(app.db, app.clock, app.log))
    let stop: (() => Promise<void>) | undefined
    const hear = oneAfterTheOther(() =>
      app.tenants.refresh().catch((error: unknown) => app.log.warn({ err: error }, notLooked)),
    )
    app.addHook('onReady', async () => void (stop = await app.database.listen(tenantChannel, hear)))
    app.addHook('onClose', () => stop?.())
    // Configuration issues of a tenant are logged when the server starts, not when its first patient comes.
    app.addHook('onListen', async () => void (await app.tenants.all()))
  },
  { name: 'tenants', dependencies: ['platform'] },
)

/** Does work for all who ask while it is not begun, and once more for those who ask while it is under way. */
function oneAfterTheOther(work: () => Promise<unknown>): () => void {
  let isAsked = false
  let isWorking = false
  const go = async () => {
    isWorking = true
    while (isAsked) {
      isAsked = false
      await work()
    }
    isWorking = false
  }
  return () => {
    isAsked = true
    if (!isWorking) void go()
  }
}

/** A tenant as in the table. It has no configuration where that is invalid. */
type Known = Omit<Tenant, 'configuration'> &
  Partial<Pick<Tenant, 'configuration'>> & {
    /** The configuration as stored, including markets without doctors in the tenant's scope. */
    entire?: ClientConfiguration
    /** Of a hidden tenant: when the last visit there can no longer be opened. */
    visitsUntil?: number
  }

/**
 * Holds all tenants in memory and compares their dates of change with the table when it is told of a change, and every ten seconds in
 * case it was not. While the database does not answer, the last state remains in use.
 */
export function createTenantDirectory(db: Database, clock: () => Date, log: FastifyBaseLogger): TenantDirectory {
  const known = new Map<string, Known>()
  const listeners: ((code: string) => void)[] = []
  let lookedAt = -Infinity
  let countedAt = clock().getTime()
  let looking: Promise<void> | undefined
  /** Whether the running check takes too long to wait for. */
  let isSlow = false

  const isFresh = () => Math.abs(clock().getTime() - lookedAt) < lookAgainAfter

  const current = async () => {
    // The check that was under way may have begun before the change which this caller comes to see: then one more is made.
    for (let checks = 0; checks < 2 && !isFresh(); checks += 1) await check()
    return known
  }

  const check = async () => {
    looking ??= look().finally(() => {
      looking = undefined
      isSlow = false
    })
    if (lookedAt === -Infinity) await looking
    else if (!isSlow) await orKnown(looking)
  }

  const orKnown = async (look: Promise<void>) => {
    isSlow = await Promise.race([
      look.then(
        () => false,
        (error: unknown) => {
          log.warn({ err: error }, notLooked)
          lookedAt = clock().getTime() - lookAgainAfter + patience
          return false
        },
      ),
      wait(patience, true, { ref: false }),
    ])
  }

  const look = async () => {
    const beganAt = clock().getTime()
    const stamps = await db.select({ code: tenantsTable.code, updatedAt: tenantsTable.updatedAt }).from(tenantsTable)
    const changed = stamps.filter(({ code, updatedAt }) => known.get(code)?.updatedAt.getTime() !== updatedAt.getTime())
    const gone = [...known.keys()].filter((code) => !stamps.some((stamp) => stamp.code === code))
    const codes = changed.map(({ code }) => code)
    const rows = codes.length > 0 ? await loadTenants(db, codes, log) : []
    for (const code of gone) known.delete(code)
    for (const row of rows) known.set(row.code, row)
    lookedAt = beganAt
    const moved = await followDirectory()
    for (const code of [...gone, ...rows.map((row) => row.code), ...moved])
      for (const listener of listeners) listener(code)
  }

  /** Restricts tenants to the markets in which they have doctors; returns the codes of those for whom that changed. */
  const followDirectory = async (): Promise<string[]> => {
    const now = clock().getTime()
    if (Math.abs(now - countedAt) < countAgainAfter) return []
    countedAt = now
    const moved: string[] = []
    for (const tenant of known.values()) {
      const { code, entire, configuration } = tenant
      if (!entire || !configuration) continue
      const offered = await withOfferedMarkets(db, entire)
      if (String(offered.markets) === String(configuration.markets)) continue
      known.set(code, { ...tenant, configuration: offered })
      moved.push(code)
    }
    return moved
  }

  const ofHost = async (host: string | undefined) => {
    return host ? [...(await current()).values()].find(({ hosts }) => hosts.includes(host)) : undefined
  }

  const answering = (tenant: Known | undefined, purpose?: 'of visits'): Tenant | undefined => {
    if (!tenant || !isWhole(tenant)) return undefined
    const isOpen = !tenant.isHidden || (purpose && clock().getTime() < (tenant.visitsUntil ?? 0))
    return isOpen ? tenant : undefined
  }

  return {
    find: async (code, purpose) => answering((await current()).get(code), purpose),
    findByHost: async (host, purpose) => answering(await ofHost(host), purpose),
    isHeldBack: async (host) => {
      const tenant = await ofHost(host)
      return tenant !== undefined && !answering(tenant)
    },
    all: async () => [...(await current()).values()].flatMap((tenant) => answering(tenant) ?? []),
    refresh: async () => {
      await looking?.catch(() => {})
      looking = look().finally(() => (looking = undefined))
      await looking
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

const isWhole = (tenant: Known): tenant is Known & Tenant => tenant.configuration !== undefined

/** Rows are read before files: a change in between is noticed by the next check. */
async function loadTenants(db: Database, codes: string[], log: FastifyBaseLogger): Promise<Known[]> {
  const rows = await db.select().from(tenantsTable).where(inArray(tenantsTable.code, codes))
  const hidden = rows.flatMap(({ code, status }) => (status === 'hidden' ? [code] : []))
  const ends = hidden.length > 0 ? await lastVisits(db, hidden) : new Map<string, number>()
  const files = await db
    .select({ code: tenantAssets.tenantCode, name: tenantAssets.name, digest: tenantAssets.digest })
    .from(tenantAssets)
    .where(inArray(tenantAssets.tenantCode, codes))
    .orderBy(tenantAssets.name)
  const loaded = rows.map(async ({ configuration: stored, status, ...row }): Promise<Known> => {
    if (status === 'removed') return { ...row, isHidden: true, assets: {} }
    const own = files.filter((file) => file.code === row.code)
    const assets = Object.fromEntries(own.map((file) => [file.name, assetVersion(file.digest)]))
    const facts = new Map(own.map((file) => [file.name, {}]))
    const { configuration, issues } = usableConfiguration(row.code, stored, facts)
    for (const { path, message } of issues)
      log.warn({ tenant: row.code, path }, `in its configuration, ${path} ${message}`)
    if (!configuration) log.error({ tenant: row.code }, 'the tenant cannot be used: its pages lead to maintenance')
    return {
      ...{ ...row, assets, isHidden: status === 'hidden' },
      ...(configuration && { configuration: await withOfferedMarkets(db, configuration) }),
      ...(configuration?.directory && { entire: configuration }),
      ...(ends.has(row.code) && { visitsUntil: ends.get(row.code)! + openAfterVisitMs }),
    }
  })
  return Promise.all(loaded)
}

/** When the last visit of each tenant ends. A hidden tenant takes no bookings, so it stays the last. */
async function lastVisits(db: Database, codes: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: appointments.tenantCode, end: lastEnd(reservations.during) })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(inArray(appointments.tenantCode, codes))
    .groupBy(appointments.tenantCode)
  return new Map(rows.flatMap(({ code, end }) => (end ? [[code, end.getTime()]] : [])))
}
