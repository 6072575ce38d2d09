import { outageOf } from '#server/db/outage'
import { createKeptValues } from '#server/kept-values'
import type { TenantDirectory } from '#server/plugins/gateway/tenants'

/** Lifetime of cached init data, translations and blocks (K01), in milliseconds. */
export const contentLifetime = 3_600_000
/** In the last minutes of its lifetime a value is served while it is renewed, so that nobody waits for frequently used ones. */
const renewedAfter = 3_300_000
/** Of all tenants together, in bytes: callers choose which tenants and pages are cached. */
const mostBytes = 48 * 1024 * 1024

/** Caches what is made from the tenants' content. A change of a tenant removes its values at once. */
export function createContentCache(tenants: TenantDirectory, clock: () => Date, most = mostBytes) {
  const kept = createKeptValues<unknown>(most)
  tenants.onChange((code) => kept.forget(`${code} `))

  return {
    /**
     * The value cached under `key`, else the result of `make`. Failures are not cached; while the database is unreachable, the
     * earlier value stays in use.
     */
    async get<T>(tenantCode: string, key: string, make: () => Promise<T>): Promise<T> {
      const name = `${tenantCode} ${key}`
      const now = clock().getTime()
      const known = kept.get(name)
      const age = known ? now - known.madeAt : Infinity
      if (!known || age >= contentLifetime) {
        return kept.make(name, now, make).catch((error: unknown) => {
          if (!known || !outageOf(error)) throw error
          // To be renewed with the next call.
          kept.keep(name, { value: known.value, madeAt: now - renewedAfter })
          return known.value
        }) as Promise<T>
      }
      // After a failure the earlier value stays until its own end.
      if (age >= renewedAfter) kept.make(name, now, make).catch(() => {})
      return known.value as T
    },
    /** Size of the cache in bytes. */
    get bytes() {
      return kept.bytes
    },
  }
}
export type ContentCache = ReturnType<typeof createContentCache>
