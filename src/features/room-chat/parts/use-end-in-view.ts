import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps a reader at the end of what grows: when it is opened, when one sends something oneself, and when more comes while the end is in view. Who
 * has scrolled up stays where they read.
 *
 * @param count - how many have come
 * @param sending - how many of one's own are on their way
 * @returns `end`: for the element below them all
 */
export function useEndInView(count: number, sending: number) {
  const end = useRef<HTMLDivElement>(null)
  const isAbove = useRef(false)
  const sent = useRef(sending)
  const [isReadingAbove, setReadingAbove] = useState(false)
  const goToEnd = () => end.current?.scrollIntoView({ block: 'nearest' })

  useEffect(() => {
    if (!end.current) return
    // A sheet has no places before it is open, which it is after all layout effects.
    goToEnd()
    const observer = new IntersectionObserver((entries) => {
      isAbove.current = !entries.at(-1)?.isIntersecting
      setReadingAbove(isAbove.current)
    })
    observer.observe(end.current)
    // A phone that is turned, or its keyboard: who was at the end is there still.
    const stay = () => void (isAbove.current || goToEnd())
    window.addEventListener('resize', stay)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', stay)
    }
  }, [])
  // Before it is painted: the end that more has pushed out of view is not one that was scrolled away from.
  useLayoutEffect(() => {
    const hasSent = sending > sent.current
    sent.current = sending
    if (hasSent || !isAbove.current) goToEnd()
  }, [count, sending])

  return { end, isReadingAbove }
}
