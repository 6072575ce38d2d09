import type { NetworkOutcome } from '#src/api/environment.ts'

const listeners = new Set<(outcome: NetworkOutcome) => void>()

/** Passes on what became of a call on the network; the transport tells it. */
export function tellNetworkOutcome(outcome: NetworkOutcome): void {
  for (const listener of [...listeners]) listener(outcome)
}

/** Hears after each call whether the platform was reached, until the returned function is called. */
export function onNetworkOutcome(listener: (outcome: NetworkOutcome) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
