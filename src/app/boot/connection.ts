type Surroundings = {
  /** Asks the platform for a sign of life. */
  isReached: () => Promise<boolean>
  /** Where the whole app reads it. */
  online: {
    isOnline: () => boolean
    setOnline: (isOnline: boolean) => void
    subscribe: (onChange: (isOnline: boolean) => void) => unknown
  }
  /** Does something after so many milliseconds, unless what comes back is called. */
  later: (work: () => void, milliseconds: number) => () => void
}

const firstPause = 3_000
const longestPause = 30_000

/**
 * Whether there is a network, told by how calls end: a device often says there is one where there is none. One call that fails
 * may have had a reason of its own, and one that succeeds may have been answered by the browser's memory, so what contradicts
 * what is known is asked about; and while there is no network, again and again. Returns what hears of each call.
 */
export function createConnection({ isReached, online, later }: Surroundings) {
  let asking: Promise<void> | undefined
  let pause = firstPause
  let stopWaiting = () => {}

  async function ask(): Promise<void> {
    stopWaiting()
    const isThere = await isReached()
    online.setOnline(isThere)
    if (!isThere) askLater()
  }

  function askLater(): void {
    stopWaiting()
    stopWaiting = later(askOnce, pause)
    pause = Math.min(pause * 2, longestPause)
  }

  function askOnce(): void {
    asking ??= ask().finally(() => (asking = undefined))
  }

  // Whoever noticed: the device, or what could not be loaded.
  online.subscribe((isOnline) => {
    if (isOnline) pause = firstPause
    else if (!asking) askLater()
  })
  return {
    heard: (wasReached: boolean) => {
      if (wasReached !== online.isOnline()) askOnce()
    },
    /** Somebody looks at the page again: what was true before may have changed meanwhile. */
    seen: () => {
      if (!online.isOnline()) askOnce()
    },
  }
}
