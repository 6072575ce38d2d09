import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ExternalPlace } from './external-page.ts'

/** Milliseconds after which a frame counts as failed. */
const patience = 15_000

export type FrameState = 'loading' | 'shown' | 'failed'

/**
 * Loading state of a framed page. A frame only reports success, never failure: documents of our own server are requested
 * beforehand, and foreign pages count as failed when they take too long or there is no network.
 */
export function useFrameState({ frameAddress, host }: Pick<ExternalPlace, 'frameAddress' | 'host'>) {
  const [{ state, attempt }, setFrame] = useState<{ state: FrameState; attempt: number }>(() => begin(0))

  useEffect(() => {
    const failed = () => setFrame((frame) => (frame.state === 'loading' ? { ...frame, state: 'failed' } : frame))
    // The browser's own page about a failure counts as loaded, and may come before this is known.
    const missing = () => setFrame((frame) => ({ ...frame, state: 'failed' }))
    const asking = new AbortController()
    const timer = setTimeout(failed, patience)
    if (!onlineManager.isOnline()) failed()
    else if (host === undefined) void isThere(frameAddress, asking.signal).then((isGood) => isGood || missing())
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [frameAddress, host, attempt])

  return {
    state,
    /** False while a page is rendered on the server: a frame that loads before the app has started would not be noticed. */
    isStarted: useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    ),
    /** Changes with each attempt, so that the frame is created again. */
    attempt,
    onLoad: () => setFrame((frame) => (frame.state === 'loading' ? { ...frame, state: 'shown' } : frame)),
    retry: () => setFrame((frame) => begin(frame.attempt + 1)),
  }
}

const begin = (attempt: number) => ({ state: 'loading' as const, attempt })

/** A late answer after the visitor has left is no failure. */
const isThere = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => signal.aborted,
  )
