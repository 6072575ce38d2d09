import { useState } from 'react'

/**
 * The criteria that were last asked for, which the address has only after a moment: what is pressed shows at once, and what is
 * pressed next goes on from there. An address that nobody asked for here, by the way back for example, has the last word.
 *
 * @param criteria - those of the address
 * @returns what controls show and go on from, and how they say what they ask for
 */
export function useWanted<Criteria>(criteria: Criteria): [Criteria, (next: Criteria) => void] {
  const now = JSON.stringify(criteria)
  const [state, setState] = useState<{ now: string; wanted: Criteria; pending: string[] }>({
    now,
    wanted: criteria,
    pending: [],
  })
  let current = state
  if (now !== state.now) {
    const at = state.pending.indexOf(now)
    const pending = at < 0 ? [] : state.pending.slice(at + 1)
    current = { now, wanted: pending.length > 0 ? state.wanted : criteria, pending }
    setState(current)
  }
  const want = (next: Criteria) => {
    const key = JSON.stringify(next)
    setState({ now, wanted: next, pending: key === now ? [] : [...current.pending, key] })
  }
  return [current.wanted, want]
}
