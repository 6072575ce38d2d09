import { useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { recentSearches, type RecentSearch } from '#src/storage/recent-searches.ts'

/** Recent searches on this device in the country of the page, and functions to delete them. Empty until they are read. */
export function useRecentSearches() {
  const { tenant, locale } = useApp()
  const [searches, setSearches] = useState<readonly RecentSearch[]>([])
  useEffect(() => {
    let isHere = true
    // A device that stores nothing has nothing to show.
    recentSearches(tenant)
      .list(locale.country)
      .then((kept) => isHere && setSearches(kept))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [tenant, locale.country])
  return {
    searches,
    forget: (search: RecentSearch) => {
      setSearches(searches.filter(({ key }) => key !== search.key))
      void recentSearches(tenant).forget(search)
    },
    forgetAll: () => {
      setSearches([])
      void recentSearches(tenant).forgetAll()
    },
  }
}
