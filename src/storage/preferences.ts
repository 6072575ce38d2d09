import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

type Preferences = { recentSearches: string[]; lastCities: Record<string, string> }

const keptSearches = 6

/** Small conveniences of this device: none of them says who someone is. */
export function preferences(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'preferences')
  const read = async () => (await storage.get<Preferences>(key)) ?? none
  const change = (next: (kept: Preferences) => Preferences) =>
    storage.update<Preferences>(key, (kept) => next(kept ?? none))

  return {
    /** What was searched for, latest first. */
    recentSearches: async (): Promise<readonly string[]> => (await read()).recentSearches,
    keepSearch: (text: string) =>
      change((kept) => ({
        ...kept,
        recentSearches: [text, ...kept.recentSearches.filter((known) => known !== text)].slice(0, keptSearches),
      })),
    forgetSearches: () => change((kept) => ({ ...kept, recentSearches: [] })),
    /** Slug of the city last looked at in a country. */
    lastCity: async (country: string): Promise<string | undefined> => (await read()).lastCities[country],
    keepCity: (country: string, slug: string) =>
      change((kept) => ({ ...kept, lastCities: { ...kept.lastCities, [country]: slug } })),
  }
}

const none: Preferences = { recentSearches: [], lastCities: {} }
