import { now } from './server-time.ts'

/** Longest to wait for the server's time, in milliseconds: without it the device's own has to do. */
const patience = 1_500

/** The server's time; where nobody knows it yet it is asked for, by `settle`. */
export async function settledNow(settle: () => Promise<unknown>): Promise<Date> {
  const settled = settle().catch(() => undefined)
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, patience))])
  return new Date(now())
}
