import { endFresh } from './fresh-document.ts'

/** Remembers how far the page is scrolled for the document that opens at an address: the same page in another language. */
export function keepScrollPlace(tenant: string, href: string): void {
  try {
    const place: Place = { href: new URL(href, location.href).href, y: window.scrollY }
    sessionStorage.setItem(keyOf(tenant), JSON.stringify(place))
  } catch {
    // A browser that keeps nothing opens the page at its top.
  }
}

/**
 * Scrolls to the place that was kept for this address, at once and again when the router has drawn the page, which goes to the
 * top. Once: a reload and the way back are the router's. Who has scrolled a page that stood there before its scripts stays there.
 */
export function restoreScrollPlace(tenant: string, router: Drawing): void {
  const place = takePlace(tenant)
  if (place?.href === location.href) {
    endFresh()
    window.scrollTo(0, place.y)
  }
  let y = window.scrollY
  const note = () => {
    y = window.scrollY
  }
  addEventListener('scroll', note)
  const stop = router.subscribe('onRendered', () => {
    stop()
    removeEventListener('scroll', note)
    if (y) window.scrollTo(0, y)
  })
}

type Place = { href: string; y: number }
type Drawing = { subscribe: (event: 'onRendered', then: () => void) => () => void }

const keyOf = (tenant: string) => `scroll-place-${tenant}`

function takePlace(tenant: string): Place | null {
  try {
    const kept = sessionStorage.getItem(keyOf(tenant))
    sessionStorage.removeItem(keyOf(tenant))
    return kept ? (JSON.parse(kept) as Place) : null
  } catch {
    return null
  }
}
