/** How many of those who wait want a time that was given back: enough to race for it. */
const takers = 2
/** How many try a last time: two for each of six times. */
const lastTakers = 12

/** A time to try: one that was given back, or any. */
export type Chance = { start: string | undefined }

export type Crowd = ReturnType<typeof createCrowd>

/**
 * The people of a round. Who finds no time waits until one is given back, which some of those who wait hear at once: to try again and again
 * meanwhile, or to let everybody try, would cost nine tenths of a round in refusals that are all alike. Once everybody waits or has gone, time has
 * passed, holds have run out, and some try a last time.
 */
export function createCrowd(people: number) {
  let acting = people
  let hasTriedLast = false
  const waiting: ((chance: Chance | undefined) => void)[] = []
  const wake = (many: number, chance: Chance | undefined) => {
    const woken = waiting.splice(0, many)
    acting += woken.length
    for (const go of woken) go(chance)
  }
  const rest = () => {
    acting -= 1
    if (acting > 0) return
    if (!hasTriedLast) wake(lastTakers, { start: undefined })
    hasTriedLast = true
    wake(waiting.length, undefined)
  }
  return {
    /** Waits for a time that is given back; undefined where none will be. */
    findAnother: () =>
      new Promise<Chance | undefined>((resolve) => {
        waiting.push(resolve)
        rest()
      }),
    /** Somebody gave a time back. */
    giveBack: (start: string) => wake(takers, { start }),
    /** Somebody has gone. */
    leave: rest,
  }
}
