/** Points that a connection may have saved, and how many it is given each second. A message costs one, and one for each kilobyte. */
const most = 400
const perSecond = 20

/** Counts the messages of one connection. */
export function createAllowance(now: () => number) {
  let points = most
  let since = now()
  return {
    /** Whether a message of so many bytes is allowed yet. */
    take(bytes: number): boolean {
      const at = now()
      points = Math.min(most, points + ((at - since) / 1000) * perSecond) - (1 + bytes / 1024)
      since = at
      return points >= 0
    },
  }
}
