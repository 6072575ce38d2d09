import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchIndex } from '#contract/search'
import type { Question } from '#src/api/search-api.ts'
import { useApp } from '#src/context/app-context.ts'
import { countsQuery } from '#src/queries/search.ts'

type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * What each choice of a facet would bring. A facet of which something is chosen is counted by a question of its own, as if
 * nothing of it were, since its values stand for each other; the others by the list's own answer.
 */
export function useCounts<Facet extends string>(
  index: SearchIndex,
  own: readonly { facet: Facet; question: Question }[],
  list: { facets?: Counted } | undefined,
  isOfTheMoment = false,
): (facet: Facet) => Counted {
  const { data } = useQuery({
    ...countsQuery(useApp(), index, own, isOfTheMoment),
    placeholderData: keepPreviousData,
  })
  return (facet) => {
    const position = own.findIndex((one) => one.facet === facet)
    return (position < 0 ? list?.facets : data?.[position]?.facets) ?? {}
  }
}
