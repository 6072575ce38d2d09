import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Of how many visits it is remembered. */
const most = 20

/** The visits, by their ids, of which a guest wants messages on this device. */
export function visitPush(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'push-choice-visits')
  const change = (work: (ids: string[]) => string[]) => storage.update<string[]>(key, (ids = []) => work(ids))
  const list = async (): Promise<string[]> => (await storage.get<string[]>(key)) ?? []
  return {
    list,
    has: async (id: string): Promise<boolean> => (await list()).includes(id),
    keep: (id: string) => change((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, most)),
    forget: (id: string) => change((ids) => ids.filter((other) => other !== id)),
  }
}
