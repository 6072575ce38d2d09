import type { TenantDirectory } from '#server/plugins/gateway/tenants'

/** How long init data, translations and blocks are kept (K01), in milliseconds. */
export const contentLifetime = 3_600_000

type Entry = { value: Promise<unknown>; expiresAt: number }

/** Remembers what was made of a tenant's content. A change of the tenant empties its part at once. */
export function createContentCache(tenants: TenantDirectory, clock: () => Date) {
  const byTenant = new Map<string, Map<string, Entry>>()
  tenants.onChange((code) => byTenant.delete(code))

  return {
    /** The value kept under `key`, else the one `make` makes. What fails is not kept. */
    get<T>(tenantCode: string, key: string, make: () => Promise<T>): Promise<T> {
      const entries = byTenant.get(tenantCode) ?? new Map<string, Entry>()
      byTenant.set(tenantCode, entries)
      const now = clock().getTime()
      const kept = entries.get(key)
      if (kept && kept.expiresAt > now) return kept.value as Promise<T>
      const value = make()
      entries.set(key, { value, expiresAt: now + contentLifetime })
      value.catch(() => entries.delete(key))
      return value
    },
  }
}
export type ContentCache = ReturnType<typeof createContentCache>
