/** Server time minus device time, in milliseconds, as last measured; zero until then. One for the page, as there is one device. */
let differenceMs = 0
const listeners = new Set<() => void>()

/**
 * What time it is by the server's clock, as well as it is known, in milliseconds since 1970. Whatever the server dated, and
 * whatever is kept to be looked at again, is compared with this and never with the device's own clock.
 */
export const now = (): number => Date.now() + differenceMs

/** The device's own clock: for how long something takes, and for what a library or the browser dates by it. */
export const deviceNow = (): number => Date.now()

/** The server's time of what was dated by the device's clock. */
export const toServerTime = (deviceTime: number): number => deviceTime + differenceMs

/** Takes a measured difference; whoever waits for an instant is told, since it may have come or be far again. */
export function followServer(measuredMs: number): void {
  if (measuredMs === differenceMs) return
  differenceMs = measuredMs
  for (const listener of [...listeners]) listener()
}

/** Hears when the time has been corrected, until the returned function is called. */
export function onCorrection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
