/** Limits how much is accepted per minute. */
export type Allowance = {
  /** Whether one more is accepted; counts it. */
  take(): boolean
  /** How many were rejected in the minutes before this one, reported once. */
  turnedAway(): number
}

/** Accepts `perMinute` per minute of the clock, whoever sends them: nobody can read a flooded log. */
export function createAllowance(perMinute: number, clock: () => Date): Allowance {
  let minute = 0
  let taken = 0
  let refused = 0
  let unreported = 0
  const turn = () => {
    const now = Math.floor(clock().getTime() / 60_000)
    if (now === minute) return
    unreported += refused
    ;[minute, taken, refused] = [now, 0, 0]
  }
  return {
    take() {
      turn()
      if (taken >= perMinute) {
        refused += 1
        return false
      }
      taken += 1
      return true
    },
    turnedAway() {
      turn()
      const reported = unreported
      unreported = 0
      return reported
    },
  }
}
