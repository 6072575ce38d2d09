import { storageKey, tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'

/** How long an offer that was put away stays away, in milliseconds. */
const rests = 30 * 86_400_000

/** When the offer to put the app on the home screen was last answered on this device. It names nobody, and outlasts a sign-out. */
export function installRecord(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'install-offer')
  return {
    /** A date that is still to come is of a clock that was wrong: it counts for nothing. */
    isAway: async (now: Date): Promise<boolean> => {
      const answeredAt = await storage.get<number>(key)
      return answeredAt !== undefined && answeredAt <= now.getTime() && now.getTime() < answeredAt + rests
    },
    putAway: (now: Date) => storage.set(key, now.getTime()),
  }
}
