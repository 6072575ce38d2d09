import { now } from './server-time.ts'

/** Longest wait for the server's time, in milliseconds: after that the device's own is used. */
const patience = 1_500

/** The server's time; where it is not known yet it is requested by `settle`. */
export async function settledNow(settle: () => Promise<unknown>): Promise<Date> {
  const settled = settle().catch(() => undefined)
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, patience))])
  return new Date(now())
}
