import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** The first card that was in sight, by where it leads, and how far below the upper edge of the window it began. */
type Place = { entry: string | undefined; href: string; top: number }

const storageKey = 'list-place'

/**
 * A list that is loaded anew may begin at a later page than it did, and is shorter then: who reloads it, or comes back to it
 * from another site, finds the card they looked at where it was. Holds for one entry of the history.
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const place = readPlace()
    const restore = () => {
      if (place?.entry && place.entry === entryOf(history.state)) bringBack(list.current, place)
    }
    restore()
    // The router has a place of its own in mind, in pixels, once the page is drawn.
    const stop = router.subscribe('onRendered', () => {
      stop()
      restore()
    })
    const keep = () => keepPlace(list.current)
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('pagehide', keep)
    }
  }, [router, list])
}

const linkOf = (card: Element) => card.querySelector('h2 a')?.getAttribute('href') ?? ''
/** What the router calls an entry of the history, the same after a reload. */
const entryOf = (state: unknown) => (state as { __TSR_key?: string } | null)?.__TSR_key

function bringBack(list: HTMLElement | null, { href, top }: Place): void {
  const card = [...(list?.children ?? [])].find((one) => linkOf(one) === href)
  if (card) window.scrollBy(0, card.getBoundingClientRect().top - top)
}

function keepPlace(list: HTMLElement | null): void {
  const card = [...(list?.children ?? [])].find((one) => one.getBoundingClientRect().top >= 0)
  // Nobody has scrolled: the top of the page is the place.
  if (!card || window.scrollY === 0) return
  const place: Place = { entry: entryOf(history.state), href: linkOf(card), top: card.getBoundingClientRect().top }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // A browser that keeps nothing opens the list at its top.
  }
}

function readPlace(): Place | null {
  try {
    const kept = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return kept ? (JSON.parse(kept) as Place) : null
  } catch {
    return null
  }
}
