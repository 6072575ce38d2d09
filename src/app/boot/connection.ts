type Surroundings = {
  /** Checks whether the platform can be reached. */
  isReached: () => Promise<boolean>
  /** State that the whole app reads. */
  online: {
    isOnline: () => boolean
    setOnline: (isOnline: boolean) => void
    subscribe: (onChange: (isOnline: boolean) => void) => unknown
  }
  /** Runs work after so many milliseconds, unless the returned function is called. */
  later: (work: () => void, milliseconds: number) => () => void
}

const firstPause = 3_000
const longestPause = 30_000

/**
 * Keeps track of whether there is a network, by the outcomes of calls: a device often reports a network where there is none.
 * One failed call may have another reason, and one successful call may come from the browser's cache, so an outcome that
 * contradicts the known state is checked; while there is no network, it is checked again and again. Returns functions that
 * receive outcomes and events.
 */
export function createConnection({ isReached, online, later }: Surroundings) {
  let asking: Promise<void> | undefined
  let pause = firstPause
  let stopWaiting = () => {}

  async function ask(): Promise<void> {
    stopWaiting()
    const isThere = await isReached()
    online.setOnline(isThere)
    if (!isThere) scheduleProbe()
  }

  function scheduleProbe(): void {
    stopWaiting()
    stopWaiting = later(probe, pause)
    pause = Math.min(pause * 2, longestPause)
  }

  function probe(): void {
    asking ??= ask().finally(() => (asking = undefined))
  }

  // Whoever noticed it: the device, or a call that failed.
  online.subscribe((isOnline) => {
    if (isOnline) pause = firstPause
    else if (!asking) scheduleProbe()
  })
  return {
    heard: (wasReached: boolean) => {
      if (wasReached !== online.isOnline()) probe()
    },
    /** The page is visible again: the state may have changed meanwhile. */
    seen: () => {
      if (!online.isOnline()) probe()
    },
  }
}
