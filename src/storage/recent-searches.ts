import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** Something that was looked for: typed words or a chosen suggestion, in the words of the page it was looked for on. */
export type RecentSearch = {
  /** The same search again has the same key. */
  key: string
  text: string
  /** Country of the page: what it leads to is there and nowhere else. */
  country: string
} & (
  | { kind: 'doctor'; address: { slug: string; speciality_slug: string; city_slug: string } }
  | { kind: 'facility'; address: { slug: string; city_slug: string; clinicType: string } }
  /** What the list was asked for, as it stands in an address. */
  | { kind: 'words' | 'speciality' | 'insurer'; asked: Readonly<Record<string, string>> }
)

const most = 6

/** What was looked for on this device, the latest first, each once. It never leaves the device, and is forgotten at sign-out. */
export function recentSearches(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'recent-searches')
  const change = (next: (kept: RecentSearch[]) => RecentSearch[]) =>
    storage.update<RecentSearch[]>(key, (kept) => next(kept ?? []))
  const isOther = (one: RecentSearch) => (other: RecentSearch) => other.key !== one.key || other.country !== one.country
  const isOf = (country: string) => (search: RecentSearch) => search.country === country

  return {
    list: async (country: string): Promise<RecentSearch[]> =>
      ((await storage.get<RecentSearch[]>(key)) ?? []).filter(isOf(country)),
    keep: (search: RecentSearch) =>
      change((kept) => {
        const all = [search, ...kept.filter(isOther(search))]
        const own = all.filter(isOf(search.country)).slice(0, most)
        return all.filter((one) => !isOf(search.country)(one) || own.includes(one))
      }),
    forget: (search: RecentSearch) => change((kept) => kept.filter(isOther(search))),
    forgetAll: () => storage.remove(key),
  }
}
