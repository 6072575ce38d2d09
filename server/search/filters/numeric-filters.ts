import type { SearchParams } from '#contract/search'
import type { Filter } from './filter.ts'
import { toFilter, toGroups } from './groups.ts'
import { readNumericCondition } from './parse-filters.ts'

/**
 * Parses `numericFilters`: `fee<=300`, `fee:100 TO 300`, `fee:300`, in lists like those of facet filters.
 *
 * @throws Problem `validation_failed` where an entry is not a condition on a number; the position counts the entries.
 */
export const parseNumericFilters = (numericFilters: NonNullable<SearchParams['numericFilters']>): Filter | undefined =>
  toFilter(toGroups(numericFilters), readNumericCondition)
