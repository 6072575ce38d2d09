import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'

/**
 * The criteria requested last, which the address has only after a moment: a press is shown at once, and the next one builds on
 * it. An address that changes for another reason, by going back for example, takes precedence, also where it never became the
 * requested one.
 *
 * @param criteria - those of the address
 * @returns the criteria for controls, and a setter for new ones
 */
export function useWanted<Criteria>(criteria: Criteria): [Criteria, (next: Criteria) => void] {
  const now = JSON.stringify(criteria)
  const router = useRouter()
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
  const settle = useLatestCallback(() => {
    if (current.pending.length > 0) setState({ now, wanted: criteria, pending: [] })
  })
  useEffect(() => router.subscribe('onResolved', settle), [router, settle])
  const want = (next: Criteria) => {
    const key = JSON.stringify(next)
    setState({ now, wanted: next, pending: key === now ? [] : [...current.pending, key] })
  }
  return [current.wanted, want]
}
