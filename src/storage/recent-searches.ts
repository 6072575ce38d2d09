import { storageKey, tenantStorage, type TenantStorage } from './tenant-storage.ts'

/** A search: typed words or a chosen suggestion, in the language of the page it was made on. */
export type RecentSearch = {
  /** Equal searches have equal keys. */
  key: string
  text: string
  /** Country of the page: the target exists only there. */
  country: string
} & (
  | { kind: 'doctor'; address: { slug: string; speciality_slug: string; city_slug: string } }
  | { kind: 'facility'; address: { slug: string; city_slug: string; clinicType: string } }
  /** The criteria of the list, as in an address. */
  | { kind: 'words' | 'speciality' | 'insurer'; asked: Readonly<Record<string, string>> }
)

const most = 6

/** Searches on this device, the latest first, each once. They never leave the device, and are deleted at sign-out. */
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
