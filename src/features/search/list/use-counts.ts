import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchIndex } from '#contract/search'
import type { Question } from '#src/api/search-api.ts'
import { useApp } from '#src/context/app-context.ts'
import { countsQuery } from '#src/queries/search.ts'

type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * The number of hits of each choice of a facet. A facet with a chosen value is counted by a query of its own, as if none were
 * chosen, since its values are alternatives; the others by the list's own answer.
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
