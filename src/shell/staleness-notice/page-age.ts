import type { Query, QueryClient } from '@tanstack/react-query'

/** What a page of the directory is made of: its own answer, not the lists beside it. */
const resources: ReadonlySet<unknown> = new Set(['found-doctors', 'practitioner', 'clinics', 'clinic'])

/**
 * When the oldest answer on the page was given, in milliseconds since 1970, where it cannot be told for new: without a network,
 * or when asking again failed. Undefined for pages that are as new as can be, and for those of no answer.
 */
export function pageAge(queryClient: QueryClient, isOnline: boolean): number | undefined {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(
      (query) => query.getObserversCount() > 0 && resources.has(query.queryKey[2]) && query.state.dataUpdatedAt > 0,
    )
  const isOld = answers.some((query) => !isOnline || hasFailed(query))
  return isOld ? Math.min(...answers.map(({ state }) => state.dataUpdatedAt)) : undefined
}

const hasFailed = ({ state }: Query) => state.status === 'error' || state.fetchFailureCount > 0
