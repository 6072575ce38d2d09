import type { Tenant } from '#server/tenants/tenant'
import type { ContentCache } from './content-cache.ts'

/** Keeps what was made for a tenant. */
export type OwnCache = {
  get<Value>(tenant: Tenant, key: string, make: () => Promise<Value>): Promise<Value>
}

/** The same cache, past which everything of a preview goes: that stays with the preview. */
export const pastPreviews = (cache: ContentCache): OwnCache => ({
  get: (tenant, key, make) => {
    if (!tenant.preview) return cache.get(tenant.code, key, make)
    const { basePath, made } = tenant.preview
    // Addresses in it begin with where the preview is.
    const name = `${basePath} ${key}`
    const known = made.get(name)
    if (known) return known as ReturnType<typeof make>
    const making = make()
    made.set(name, making)
    // A failure is not kept.
    making.catch(() => made.delete(name))
    return making
  },
})
