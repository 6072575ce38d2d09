import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what a change was answered with, or what is made of what is known. A read that began before the change and
 * ends after it would show what was.
 */
export async function showAnswer<Known>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Known, Error>,
  answer: Known | ((known: Known | undefined) => Known | undefined),
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Known>(queryKey, answer)
}
