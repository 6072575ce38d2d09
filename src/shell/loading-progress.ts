/** Times of the loading bar (K03, U02), in milliseconds; `minimum` is its first value. */
export const loadingTimes = { delay: 300, minimum: 0.08, speed: 200, trickle: 800 } as const

/** A part between 0 and 1 while the bar is shown, else null. */
export type Progress = number | null

/**
 * Progress of the loading bar. A page that loads within the delay shows none; after that it starts small, grows slowly while
 * the page is loading, and fills up before it disappears.
 */
export function createLoadingProgress(show: (progress: Progress) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let progress: Progress = null
  const become = (next: Progress) => {
    progress = next
    show(next)
  }
  const after = (milliseconds: number, step: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(step, milliseconds)
  }
  const creep = () =>
    after(loadingTimes.trickle, () => {
      // Never reaches the end by itself: each step takes an eighth of the rest.
      become((progress ?? 0) + (1 - (progress ?? 0)) / 8)
      creep()
    })

  return {
    start() {
      after(progress === null ? loadingTimes.delay : 0, () => {
        become(loadingTimes.minimum)
        creep()
      })
    },
    /** The page is loaded, or has failed. */
    done() {
      clearTimeout(timer)
      if (progress === null) return
      become(1)
      after(loadingTimes.speed, () => become(null))
    },
    stop: () => clearTimeout(timer),
  }
}
