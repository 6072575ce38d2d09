import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

type Preferences = { lastCities: Record<string, string> }

/** Small preferences of this device: none of them identifies a person. */
export function preferences(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'preferences')
  const read = async () => (await storage.get<Preferences>(key)) ?? none
  const change = (next: (kept: Preferences) => Preferences) =>
    storage.update<Preferences>(key, (kept) => next(kept ?? none))

  return {
    /** Slug of the city viewed last in a country. */
    lastCity: async (country: string): Promise<string | undefined> => (await read()).lastCities[country],
    keepCity: (country: string, slug: string) =>
      change((kept) => ({ ...kept, lastCities: { ...kept.lastCities, [country]: slug } })),
  }
}

const none: Preferences = { lastCities: {} }
