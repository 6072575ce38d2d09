import { clockWindowSeconds } from '#contract/headers'

/** Server time minus device time, and when it was measured by the device's clock (milliseconds since 1970). */
export type ClockDifference = { differenceMs: number; measuredAt: number }

/** Where the difference outlives the page, so that workers and the next visit sign well at once. */
export type ClockRecord = {
  read(): Promise<ClockDifference | undefined>
  write(difference: ClockDifference): Promise<void>
}

export type Clock = {
  /** The time to sign with. */
  now(): Promise<Date>
  /** Takes the server's answer to C01; returns whether a difference is applied from now on. */
  correct(serverTime: Date): Promise<boolean>
  /** Whether the device was measured to be wrong, so that a difference is applied. */
  isOff(): Promise<boolean>
}

/** How long a measured difference is believed, in milliseconds (H10). */
export const clockRecordLifetimeMs = 600_000

/** A clock that follows the server's when the device is off by at least 300 s, and else leaves the device alone (H10). */
export function createClock(record: ClockRecord = inMemory(), deviceNow: () => number = Date.now): Clock {
  async function differenceMs(): Promise<number> {
    const known = await record.read()
    const isBelieved = known !== undefined && Math.abs(deviceNow() - known.measuredAt) < clockRecordLifetimeMs
    return isBelieved ? applied(known.differenceMs) : 0
  }
  return {
    now: async () => new Date(deviceNow() + (await differenceMs())),
    isOff: async () => (await differenceMs()) !== 0,
    async correct(serverTime) {
      const measuredAt = deviceNow()
      const differenceMs = serverTime.getTime() - measuredAt
      await record.write({ differenceMs, measuredAt })
      return applied(differenceMs) !== 0
    },
  }
}

function applied(differenceMs: number): number {
  return Math.abs(differenceMs) >= clockWindowSeconds * 1000 ? differenceMs : 0
}

function inMemory(): ClockRecord {
  let kept: ClockDifference | undefined
  return {
    read: () => Promise.resolve(kept),
    write: (difference) => {
      kept = difference
      return Promise.resolve()
    },
  }
}
