import { clockWindowSeconds } from '#contract/headers'
import { deviceNow } from '#src/clock/server-time.ts'

/** Server time minus device time, and when it was measured by the device's clock (milliseconds since 1970). */
export type ClockDifference = { differenceMs: number; measuredAt: number }

/** Storage in which the difference outlives the page, so that workers and the next visit sign correctly at once. */
export type ClockRecord = {
  read(): Promise<ClockDifference | undefined>
  write(difference: ClockDifference): Promise<void>
}

export type Clock = {
  /** The time to sign with. */
  now(): Promise<Date>
  /** Uses the server's answer to C01; returns whether a difference is applied from now on. */
  correct(serverTime: Date): Promise<boolean>
  /**
   * Called when a request is sent; the returned function is called with the `Date` of its answer, from which the difference is
   * measured.
   */
  watch(): (date: string | undefined) => Promise<void>
  /** Whether the device's clock was found wrong, so that a difference is applied. */
  isOff(): Promise<boolean>
  /** Whether the clock was compared with the server's recently. */
  isKnown(): Promise<boolean>
}

/** How long a measured difference is valid, in milliseconds (H10). */
export const clockRecordLifetimeMs = 600_000

/** The date of an answer is in whole seconds, rounded down; a smaller change between two measurements means nothing. */
const grainMs = 1000

/**
 * A clock that follows the server's when the device's is off by at least 300 s, and else uses the device's (H10).
 *
 * @param tell - called with each difference that was measured or read, in milliseconds, also with one too small to be applied
 */
export function createClock(
  record: ClockRecord = inMemory(),
  readDevice: () => number = deviceNow,
  tell: (differenceMs: number) => void = () => {},
): Clock {
  let heardAt: number | undefined
  const isRecent = (measuredAt: number) => Math.abs(readDevice() - measuredAt) < clockRecordLifetimeMs

  async function believed(): Promise<ClockDifference | undefined> {
    const known = await record.read()
    if (!known || !isRecent(known.measuredAt)) return undefined
    tell(known.differenceMs)
    return known
  }
  async function keep(measured: ClockDifference): Promise<void> {
    heardAt = measured.measuredAt
    tell(measured.differenceMs)
    await record.write(measured)
  }
  const signingDifferenceMs = async () => applied((await believed())?.differenceMs ?? 0)

  return {
    now: async () => new Date(readDevice() + (await signingDifferenceMs())),
    isOff: async () => (await signingDifferenceMs()) !== 0,
    isKnown: async () => (await believed()) !== undefined || (heardAt !== undefined && isRecent(heardAt)),
    async correct(serverTime) {
      const measuredAt = readDevice()
      const differenceMs = serverTime.getTime() - measuredAt
      if (Number.isNaN(differenceMs)) return false
      await keep({ differenceMs, measuredAt })
      return applied(differenceMs) !== 0
    },
    watch() {
      const sentAt = readDevice()
      return async (date) => {
        const answeredAt = Date.parse(date ?? '')
        if (Number.isNaN(answeredAt)) return
        const measuredAt = readDevice()
        // The server wrote its date between request and answer: the difference lies between these two.
        const least = answeredAt - measuredAt
        const most = answeredAt + grainMs - sentAt
        const agrees = (differenceMs: number) => least - grainMs <= differenceMs && differenceMs <= most + grainMs
        const known = (await believed())?.differenceMs ?? 0
        if (!agrees(known)) return keep({ differenceMs: agrees(0) ? 0 : Math.round((least + most) / 2), measuredAt })
        heardAt = measuredAt
        tell(known)
      }
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
