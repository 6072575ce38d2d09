import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ExternalPlace } from './external-page.ts'

/** A frame that has not come after so many milliseconds will not be waited for. */
const patience = 15_000

export type FrameState = 'loading' | 'shown' | 'failed'

/**
 * How far a framed page is. A frame tells of arriving alone, never of failing: what our own server serves is asked for
 * beforehand, and what comes from elsewhere is given up when it takes too long or there is no network.
 */
export function useFrameState({ frameAddress, host }: Pick<ExternalPlace, 'frameAddress' | 'host'>) {
  const [{ state, attempt }, setFrame] = useState<{ state: FrameState; attempt: number }>(() => begin(0))

  useEffect(() => {
    const failed = () => setFrame((frame) => (frame.state === 'loading' ? { ...frame, state: 'failed' } : frame))
    const asking = new AbortController()
    const timer = setTimeout(failed, patience)
    if (!onlineManager.isOnline()) failed()
    else if (host === undefined) void isThere(frameAddress, asking.signal).then((isGood) => isGood || failed())
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [frameAddress, host, attempt])

  return {
    state,
    /** False while a page is rendered on the server: a frame that arrives before the app has started would not be noticed. */
    isStarted: useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    ),
    /** Changes with each try, so that the frame is made anew. */
    attempt,
    onLoad: () => setFrame((frame) => (frame.state === 'loading' ? { ...frame, state: 'shown' } : frame)),
    retry: () => setFrame((frame) => begin(frame.attempt + 1)),
  }
}

const begin = (attempt: number) => ({ state: 'loading' as const, attempt })

/** An answer that came too late for somebody who left already is no failure. */
const isThere = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => signal.aborted,
  )
