import { type RefObject, useEffect, useRef } from 'react'
import { media } from '#src/theme/contract.css.ts'

/** The button may be visible far below where the map opens: the map is then scrolled into view. */
export function useShownRoom(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current && !matchMedia(media.map).matches) room.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  return room
}
