import type { Query, QueryClient } from '@tanstack/react-query'

/** The main answers of directory pages, without the lists beside them. */
const resources: ReadonlySet<unknown> = new Set(['found-doctors', 'practitioner', 'clinics', 'clinic'])

/**
 * When the oldest answer on the page was loaded, in milliseconds since 1970, where it cannot be renewed: without a network, or
 * when reloading failed. Undefined for fresh pages, and for those without such an answer.
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

/** When what a page of the patient's own shows from copies was read, the oldest of it; undefined where it shows none. */
export function copyAge(queryClient: QueryClient): number | undefined {
  const read = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey, state }) => queryKey[2] === 'own-copy' && !!state.data })
    .map(({ state }) => (state.data as { readAt: number }).readAt)
  return read.length > 0 ? Math.min(...read) : undefined
}

const hasFailed = ({ state }: Query) => state.status === 'error' || state.fetchFailureCount > 0
