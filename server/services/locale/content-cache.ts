import { outageOf } from '#server/db/outage'
import { createKeptValues } from '#server/kept-values'
import type { TenantDirectory } from '#server/plugins/gateway/tenants'

/** How long init data, translations and blocks are kept (K01), in milliseconds. */
export const contentLifetime = 3_600_000
/** In its last minutes what is kept is served while it is made anew, so that nobody waits for what is asked for all the time. */
const renewedAfter = 3_300_000
/** Of all tenants together, in bytes: which of them, and which of their pages, strangers choose. */
const mostBytes = 48 * 1024 * 1024

/** Remembers what was made of the tenants' content. A change of a tenant empties its part at once. */
export function createContentCache(tenants: TenantDirectory, clock: () => Date, most = mostBytes) {
  const kept = createKeptValues<unknown>(most)
  tenants.onChange((code) => kept.forget(`${code} `))

  return {
    /** The value kept under `key`, else the one `make` makes. What fails is not kept; while the database is away, what was kept before goes on. */
    async get<T>(tenantCode: string, key: string, make: () => Promise<T>): Promise<T> {
      const name = `${tenantCode} ${key}`
      const now = clock().getTime()
      const known = kept.get(name)
      const age = known ? now - known.madeAt : Infinity
      if (!known || age >= contentLifetime) {
        return kept.make(name, now, make).catch((error: unknown) => {
          if (!known || !outageOf(error)) throw error
          // To be made anew with the next call.
          kept.keep(name, { value: known.value, madeAt: now - renewedAfter })
          return known.value
        }) as Promise<T>
      }
      // A failure leaves what there was, until its own end.
      if (age >= renewedAfter) kept.make(name, now, make).catch(() => {})
      return known.value as T
    },
    /** How much is kept, in bytes. */
    get bytes() {
      return kept.bytes
    },
  }
}
export type ContentCache = ReturnType<typeof createContentCache>
