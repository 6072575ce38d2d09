import { type QueryKey, type UseQueryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import type { SearchAnswer } from '#contract/search'
import type { OrWider } from '#src/api/search-api.ts'

/** A page of a list, and whether it has hits around the place because there are none in it (S29). */
export type FoundPage<Hit> = OrWider<SearchAnswer<Hit>>

/** The visible pages of a list, combined. */
export type FoundPages<Hit> = {
  firstPage: number
  pages: readonly FoundPage<Hit>[]
  items: readonly Hit[]
  /** Undefined until it is known. */
  total: number | undefined
  isWider: boolean
  pageSize: number
  hasMore: boolean
  isPending: boolean
  error: Error | null
  retry: () => unknown
}

/**
 * The pages of a list up to the one in the address. A list that was extended page by page is shown whole on return; opened
 * directly on a later page, it begins there, so that the server renders only one page.
 */
export function usePages<Hit, Key extends QueryKey>(
  queryFor: (page: number) => UseQueryOptions<FoundPage<Hit>, Error, FoundPage<Hit>, Key>,
  page: number,
): FoundPages<Hit> {
  const queryClient = useQueryClient()
  let firstPage = page
  while (firstPage > 1 && queryClient.getQueryData(queryFor(firstPage - 1).queryKey)) firstPage -= 1
  return useQueries({
    queries: Array.from({ length: page - firstPage + 1 }, (_, index) => queryFor(firstPage + index)),
    // The same object until an answer differs, for those who render a list again only when it does.
    combine: (answers) => {
      const pages = answers.flatMap(({ data }) => (data ? [data] : []))
      const last = answers.at(-1)!
      return {
        firstPage,
        pages,
        items: pages.flatMap(({ hits }) => hits),
        total: pages[0]?.nbHits,
        isWider: pages[0]?.searchByAroundLangLat ?? false,
        pageSize: pages[0]?.hitsPerPage ?? 0,
        hasMore: pages.length > 0 && page < (pages.at(-1)?.nbPages ?? 0),
        isPending: last.isPending,
        error: last.isError && !last.data ? last.error : null,
        retry: last.refetch,
      }
    },
  })
}
