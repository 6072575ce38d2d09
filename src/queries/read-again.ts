import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads what is shown of queries again after a change. A first read that is under way may have begun before it, and invalidating leaves it alone:
 * it is awaited, and read again.
 */
export async function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const firstReads = queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
  if (firstReads) await queryClient.invalidateQueries({ queryKey })
}
