/**
 * Server time minus device time, in milliseconds, as last measured; zero until then. One for the page, as there is one device.
 */
let differenceMs = 0
const listeners = new Set<() => void>()

/**
 * The current time by the server's clock, as far as it is known, in milliseconds since 1970. Dates from the server, and stored
 * dates that are compared later, are compared with this and never with the device's own clock.
 */
export const now = (): number => Date.now() + differenceMs

/** The device's own clock: for durations, and for dates that a library or the browser makes with it. */
export const deviceNow = (): number => Date.now()

/** Converts a date of the device's clock to the server's time. */
export const toServerTime = (deviceTime: number): number => deviceTime + differenceMs

/** Sets a measured difference; listeners are called, since an instant they wait for may have come or be far again. */
export function followServer(measuredMs: number): void {
  if (measuredMs === differenceMs) return
  differenceMs = measuredMs
  for (const listener of [...listeners]) listener()
}

/** Calls the listener when the time has been corrected, until the returned function is called. */
export function onCorrection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
