import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Loads what a page begins with; never rejects. What is known of it is enough to begin with and is read anew meanwhile: a page does not wait
 * on a slow network for what the device has.
 */
export async function knownFirst<Answer, Failure, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Answer, Failure, Data, Key> & { queryKey: Key },
): Promise<void> {
  const isKnown = queryClient.getQueryData(query.queryKey) !== undefined
  const reading = queryClient.prefetchQuery(query)
  if (!isKnown) await reading
}
