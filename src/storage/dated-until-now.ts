import type { DehydratedState } from '@tanstack/react-query'
import { deviceNow } from '#src/clock/server-time.ts'

/**
 * Answers of the server, or dated by the device before its clock was set back, without dates in the future, until which they
 * would count as fresh.
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
