import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** That the patient wants messages on this device, and whether doctor and time may stand on its lock screen. */
export type PushChoice = { showsDetails: boolean }

/** What the signed-in patient chose for messages on this device; nothing after a sign-out. */
export function pushChoice(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'push-choice')
  return {
    read: (): Promise<PushChoice | undefined> => storage.get(key),
    keep: (choice: PushChoice) => storage.set(key, choice),
    forget: () => storage.remove(key),
  }
}
