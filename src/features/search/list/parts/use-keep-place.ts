import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** The first visible card, by its link, and the distance of its top from that of the window. */
type Place = { entry: string; href: string; top: number }

const storageKey = 'list-place'
/** Events by which a patient scrolls elsewhere. */
const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * After a reload a list may begin at a later page than before, and is shorter until the answers are loaded: the card that was
 * visible is scrolled back to its position. Stored per entry of the history.
 *
 * @param length number of cards: when more have been added, also above it, the card is brought back again.
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, length: number): void {
  const router = useRouter()
  const wanted = useRef<Place>(undefined)
  useEffect(() => {
    const place = readPlace()
    wanted.current = place?.entry === entryOf(history.state) ? place : undefined
    const forget = () => {
      wanted.current = undefined
    }
    const keep = () => keepPlace(list.current, entryOf(history.state))
    const stops = [
      // The router restores a position of its own, in pixels, after rendering.
      router.subscribe('onRendered', () => bringBack(list.current, wanted.current)),
      router.subscribe('onBeforeLoad', ({ fromLocation }) => {
        forget()
        keepPlace(list.current, entryOf(fromLocation?.state))
      }),
    ]
    addEventListener('pagehide', keep)
    for (const name of takingOver) addEventListener(name, forget, { passive: true })
    return () => {
      for (const stop of stops) stop()
      removeEventListener('pagehide', keep)
      for (const name of takingOver) removeEventListener(name, forget)
    }
  }, [router, list])
  useEffect(() => {
    if (length > 0) bringBack(list.current, wanted.current)
  }, [list, length])
}

/** The router's key of an entry of the history, the same after a reload. */
const entryOf = (state: unknown) => (state as { __TSR_key?: string } | null | undefined)?.__TSR_key

const linkOf = (card: Element) => card.querySelector('h2 a')?.getAttribute('href') ?? ''

function bringBack(list: HTMLElement | null, place: Place | undefined): void {
  const card = place && [...(list?.children ?? [])].find((one) => linkOf(one) === place.href)
  if (card) window.scrollBy(0, card.getBoundingClientRect().top - place.top)
}

function keepPlace(list: HTMLElement | null, entry: string | undefined): void {
  const card = [...(list?.children ?? [])].find((one) => one.getBoundingClientRect().top >= 0)
  // Not scrolled: the position is the top of the page.
  if (!card || !entry || window.scrollY === 0) return
  const place: Place = { entry, href: linkOf(card), top: card.getBoundingClientRect().top }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // A browser without storage opens the list at its top.
  }
}

function readPlace(): Place | undefined {
  try {
    const kept = sessionStorage.getItem(storageKey)
    return kept ? (JSON.parse(kept) as Place) : undefined
  } catch {
    return undefined
  }
}
