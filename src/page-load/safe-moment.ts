/** Activities that must not be interrupted: while there are any, no update is offered and nothing reloads by itself. */
const going = new Set<symbol>()
const listeners = new Set<() => void>()

/** Postpones updates until the returned function is called. `reason` names the activity, for debugging. */
export function blockUpdates(reason: string): () => void {
  const block = Symbol(reason)
  going.add(block)
  announce()
  return () => {
    going.delete(block)
    announce()
  }
}

/** Whether a reload would disturb nothing. */
export const isSafeMoment = () => going.size === 0

/** Called whenever that may have changed, until the returned function is called. */
export function onSafeMomentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const announce = () => listeners.forEach((listener) => listener())
