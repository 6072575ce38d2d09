import { useCallback, useEffect, useState } from 'react'
import { deviceNow } from '#src/clock/server-time.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { estimateNetwork, type BrowserReport, type NetworkEstimate } from '../network-estimate.ts'

/** Milliseconds after which a request counts as lost. */
const patience = 4_000

/** The estimate, measured once on opening, again by `measure`, and when the network comes or goes; undefined while it is measured. */
export function useNetworkEstimate(): { estimate: NetworkEstimate | undefined; measure: () => void } {
  const isOnline = useOnline()
  const [estimate, setEstimate] = useState<NetworkEstimate>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isWanted = true
    if (!isOnline) return
    void estimateNetwork(requestPage, reportOf(navigator), deviceNow).then((found) => isWanted && setEstimate(found))
    return () => {
      isWanted = false
      setEstimate(undefined)
    }
  }, [isOnline, count])
  const measure = useCallback(() => setCount((known) => known + 1), [])
  return { estimate: isOnline ? estimate : 'none', measure }
}

const reportOf = (browser: Navigator): BrowserReport =>
  'connection' in browser && typeof browser.connection === 'object' && browser.connection ? browser.connection : {}

/** A few bytes of this page's own server, past every cache. */
const requestPage = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  )
