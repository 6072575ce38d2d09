import { outageOf } from '#server/db/outage'
import type { TenantDirectory } from '#server/plugins/gateway/tenants'

/** How long init data, translations and blocks are kept (K01), in milliseconds. */
export const contentLifetime = 3_600_000
/** In its last minutes what is kept is served while it is made anew, so that nobody waits for what is asked for all the time. */
const renewedAfter = 3_300_000
/** Addresses of pages come from outside: a tenant's part never grows without end. */
const mostEntries = 400

type Entry = { value: Promise<unknown>; madeAt: number; isRenewing: boolean }

/** Remembers what was made of a tenant's content. A change of the tenant empties its part at once. */
export function createContentCache(tenants: TenantDirectory, clock: () => Date) {
  const byTenant = new Map<string, Map<string, Entry>>()
  tenants.onChange((code) => byTenant.delete(code))

  return {
    /** The value kept under `key`, else the one `make` makes. What fails is not kept; while the database is away, what was kept before goes on. */
    get<T>(tenantCode: string, key: string, make: () => Promise<T>): Promise<T> {
      const entries = byTenant.get(tenantCode) ?? new Map<string, Entry>()
      byTenant.set(tenantCode, entries)
      const now = clock().getTime()
      const kept = entries.get(key)
      const age = kept ? now - kept.madeAt : Infinity
      if (kept && age < contentLifetime) {
        if (age >= renewedAfter && !kept.isRenewing) renew(entries, key, kept, make, now)
        return kept.value as Promise<T>
      }
      const entry = { value: makeOrKeep(), madeAt: now, isRenewing: false }
      keep(entries, key, entry)
      entry.value.catch(() => entries.delete(key))
      return entry.value

      // A promise of our own: a query of the database is asked anew each time somebody waits for it.
      async function makeOrKeep(): Promise<T> {
        try {
          return await make()
        } catch (error) {
          if (!kept || !outageOf(error)) throw error
          // To be made anew with the next call.
          entry.madeAt = now - renewedAfter
          return (await kept.value) as T
        }
      }
    },
  }
}
export type ContentCache = ReturnType<typeof createContentCache>

/** A failure leaves what there was, until its own end. */
function renew(entries: Map<string, Entry>, key: string, kept: Entry, make: () => Promise<unknown>, now: number): void {
  kept.isRenewing = true
  make().then(
    (value) => keep(entries, key, { value: Promise.resolve(value), madeAt: now, isRenewing: false }),
    () => (kept.isRenewing = false),
  )
}

function keep(entries: Map<string, Entry>, key: string, entry: Entry): void {
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest)
}
