import type { SearchParams } from '#contract/search'
import { readFacetFilter } from './facet-filters.ts'
import type { Filter } from './filter.ts'
import { toGroups } from './groups.ts'

/** A filter that ranks the rows that pass higher, by its score. */
export type ScoredFilter = { filter: Filter; score: number }

/**
 * Parses `optionalFilters` into groups, each of which contributes one score: facet filters with `<score=2>` behind those that
 * count for more than 1.
 *
 * @throws Problem `validation_failed` where an entry is not `attribute:value`; the position counts the groups.
 */
export function parseOptionalFilters(
  optionalFilters: NonNullable<SearchParams['optionalFilters']>,
): readonly (readonly ScoredFilter[])[] {
  return toGroups(optionalFilters).map((group, position) =>
    group.map((entry) => {
      const [, condition = entry, score = '1'] = /^(.*)<score=(\d{1,4})>\s*$/s.exec(entry) ?? []
      return { filter: readFacetFilter(condition, position, 'optionalFilters'), score: Number(score) }
    }),
  )
}
