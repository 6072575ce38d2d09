/** Times of the loading bar (K03, U02), in milliseconds; `minimum` is the part it begins with. */
export const loadingTimes = { delay: 300, minimum: 0.08, speed: 200, trickle: 800 } as const

/** A part between 0 and 1 while the bar is shown, else null. */
export type Progress = number | null

/**
 * How far the loading bar is. A page that comes within the delay shows none; after that it begins small, creeps on while
 * the page is on its way, and fills before it goes.
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
      // Never arrives on its own: each step takes an eighth of what is left.
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
    /** The page is there, or has failed. */
    done() {
      clearTimeout(timer)
      if (progress === null) return
      become(1)
      after(loadingTimes.speed, () => become(null))
    },
    stop: () => clearTimeout(timer),
  }
}
