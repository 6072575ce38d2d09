import type { DehydratedState } from '@tanstack/react-query'
import { deviceNow } from '#src/clock/server-time.ts'

/**
 * Answers that the server dated, or the device before its clock was set back, with no date in the future: they would count as
 * fresh until then.
 */
export function datedUntilNow(state: DehydratedState): DehydratedState {
  const latest = deviceNow()
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: Math.min(query.state.dataUpdatedAt, latest) },
    })),
  }
}
