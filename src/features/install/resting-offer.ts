import { storageKey, tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'

/** What is offered once a visit is booked: the home screen, and messages on this device. */
type Offer = 'install-offer' | 'messages-offer'

/** How long an offer that was put away stays away, in milliseconds. */
const rests = 30 * 86_400_000

/** When an offer was last answered on this device. It names nobody, and outlasts a sign-out. */
export function restingOffer(tenant: string, offer: Offer, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, offer)
  return {
    /** A date that is still to come is of a clock that was wrong: it counts for nothing. */
    isAway: async (now: Date): Promise<boolean> => {
      const answeredAt = await storage.get<number>(key)
      return answeredAt !== undefined && answeredAt <= now.getTime() && now.getTime() < answeredAt + rests
    },
    putAway: (now: Date) => storage.set(key, now.getTime()),
  }
}
