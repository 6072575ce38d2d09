import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Whether patients stay signed in on this device, as was chosen on it last. They do unless somebody said no. */
export function stayChoice(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'stay-signed-in')
  return {
    read: async (): Promise<boolean> => (await storage.get<boolean>(key)) ?? true,
    choose: (isKept: boolean) => storage.set(key, isKept),
  }
}
