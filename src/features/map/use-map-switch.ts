import { type ParsedLocation, type RouterHistory, useRouter } from '@tanstack/react-router'
import type { PlainSearch } from '#src/routes/search.ts'
import { usePage } from '#src/routes/use-page.ts'
import { isMapIn, withMap } from './map-address.ts'
import { useTiles } from './parts/tiles.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address whose map this entry of the history opened. */
    mapOf?: string
  }
}

/**
 * The map of a page, open where the address says so: a link to it can be shared, and going back closes it. Undefined where the
 * tenant has no tiles.
 */
export function useMapSwitch(): { isOffered: boolean; isOpen: boolean; toggle: () => void } {
  const router = useRouter()
  const isOffered = useTiles() !== undefined
  const isOpen = isMapIn(usePage().search) && isOffered
  const toggle = () => {
    const { pathname, search, href, state } = router.latestLocation as ParsedLocation<PlainSearch>
    const address = { to: pathname, search: withMap(search, !isOpen), resetScroll: false }
    if (!isOpen) return void router.navigate({ ...address, state: { mapOf: href } })
    // Nothing else has changed since it was opened: the page without the map is the previous entry.
    if (state.mapOf === router.buildLocation(address).href) return (router.history as RouterHistory).back()
    return void router.navigate({ ...address, replace: true })
  }
  return { isOffered, isOpen, toggle }
}
