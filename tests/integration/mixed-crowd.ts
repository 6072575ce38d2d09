/** How many of those who wait want a time that was given back. */
const takers = 4

export type Crowd = ReturnType<typeof createCrowd>

/**
 * The people of a round. Who finds no time waits until one is given back, of which some of those who wait hear at once: to try again and
 * again meanwhile would cost nine tenths of a round and change nothing. Once everybody waits or has gone, time has passed, holds have run
 * out, and all try a last time.
 */
export function createCrowd(people: number) {
  let acting = people
  let hasTriedLast = false
  const waiting: ((mayTry: boolean) => void)[] = []
  const wake = (many: number, mayTry: boolean) => {
    const woken = waiting.splice(0, many)
    acting += woken.length
    for (const go of woken) go(mayTry)
  }
  const rest = () => {
    acting -= 1
    if (acting > 0) return
    const mayTry = !hasTriedLast
    hasTriedLast = true
    wake(waiting.length, mayTry)
  }
  return {
    /** Waits for a time that is given back; false where none will be. */
    findAnother: () =>
      new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        rest()
      }),
    /** Somebody gave a time back. */
    giveBack: () => wake(takers, true),
    /** Somebody has gone. */
    leave: rest,
  }
}
