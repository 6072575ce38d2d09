/** What must not be interrupted: while any of these is going on, no update is offered and nothing reloads by itself. */
const going = new Set<symbol>()
const listeners = new Set<() => void>()

/** Holds updates back until the returned function is called. `reason` names what is going on, for whoever debugs it. */
export function blockUpdates(reason: string): () => void {
  const block = Symbol(reason)
  going.add(block)
  announce()
  return () => {
    going.delete(block)
    announce()
  }
}

/** Whether nothing is going on that a reload would disturb. */
export const isSafeMoment = () => going.size === 0

/** Hears whenever that may have changed, until the returned function is called. */
export function onSafeMomentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const announce = () => listeners.forEach((listener) => listener())
