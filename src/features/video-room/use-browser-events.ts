import { useEffect, useRef } from 'react'
import { useOnline } from '#src/page-load/use-online.ts'

type Heard = { type: 'connection.returned' } | { type: 'page.seen' }

/** What the browser notices: that the page is looked at again, and that there is a network. */
export function useBrowserEvents(flow: { send: (event: Heard) => void }): void {
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) flow.send({ type: 'connection.returned' })
    wasOnline.current = isOnline
  }, [flow, isOnline])
  useEffect(() => {
    const leaving = new AbortController()
    const look = () => {
      if (document.visibilityState === 'visible') flow.send({ type: 'page.seen' })
    }
    document.addEventListener('visibilitychange', look, { signal: leaving.signal })
    window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal: leaving.signal })
    return () => leaving.abort()
  }, [flow])
}
