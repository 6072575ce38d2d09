import { endFresh } from './fresh-document.ts'

/** Stores the scroll position for the document at an address: the same page in another language. */
export function keepScrollPlace(tenant: string, href: string): void {
  try {
    const place: Place = { href: new URL(href, location.href).href, y: window.scrollY }
    sessionStorage.setItem(keyOf(tenant), JSON.stringify(place))
  } catch {
    // A browser without storage opens the page at its top.
  }
}

/** Scrolls to the stored position of this address. Only once: reloads and going back are the router's. */
export function restoreScrollPlace(tenant: string): void {
  const place = takePlace(tenant)
  if (place?.href !== location.href) return
  endFresh()
  window.scrollTo(0, place.y)
}

/**
 * Whether the router may scroll the page it has rendered: not a first one that is scrolled already, by the patient, by the browser or to
 * a stored position. Asked at that very moment, since a scroll is told of only with the next frame.
 *
 * The router stores where a page was left only when it has heard of a scroll. That one was before it listened, so it is told anew: going
 * back would otherwise lead to the top of the page.
 */
export function createScrollGuard(): () => boolean {
  let isFirst = true
  return () => {
    const isLeft = isFirst && window.scrollY > 0
    isFirst = false
    if (isLeft) document.dispatchEvent(new Event('scroll'))
    return !isLeft
  }
}

type Place = { href: string; y: number }

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
