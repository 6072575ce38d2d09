import type { SearchParams } from '#contract/search'
import { toFilter, toGroups } from './groups.ts'
import type { Filter } from './filter.ts'
import { filterRefusal } from './refusal.ts'

/**
 * Parses `facetFilters`: a list is AND, a list within it is OR; `attribute:-value` is NOT, `attribute:\-value` a value that
 * begins with a minus. A plain text is one condition, or several separated by commas.
 *
 * @throws Problem `validation_failed` where an entry is not `attribute:value`; the position counts the entries.
 */
export const parseFacetFilters = (facetFilters: NonNullable<SearchParams['facetFilters']>): Filter | undefined =>
  toFilter(toGroups(facetFilters), readFacetFilter)

/**
 * Parses one `attribute:value`.
 *
 * @param position of the entry in its list, for the message.
 */
export function readFacetFilter(entry: string, position: number, parameter = 'facetFilters'): Filter {
  const colon = entry.indexOf(':')
  const attribute = entry.slice(0, colon).trim()
  const value = entry.slice(colon + 1).trim()
  if (colon < 1 || !attribute || !value) throw filterRefusal(parameter, 'expected attribute:value', position)
  if (value.startsWith('-'))
    return { kind: 'not', filter: { kind: 'equals', attribute, value: value.slice(1), position } }
  return { kind: 'equals', attribute, value: value.replace(/^\\-/, '-'), position }
}
