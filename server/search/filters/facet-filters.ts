import type { SearchParams } from '#contract/search'
import { allOf, anyOf, type Filter } from './filter.ts'
import { filterRefusal } from './refusal.ts'

/**
 * Reads `facetFilters`: a list is AND, a list within it is OR; `attribute:-value` is NOT, `attribute:\-value` a value that
 * begins with a minus. A bare text is one condition, or several that commas part.
 *
 * @throws Problem `validation_failed` where an entry is not `attribute:value`; the position counts the entries.
 */
export function parseFacetFilters(facetFilters: NonNullable<SearchParams['facetFilters']>): Filter | undefined {
  const groups = typeof facetFilters === 'string' ? facetFilters.split(',').filter(Boolean) : facetFilters
  const filters = groups.flatMap((group, position) => {
    if (typeof group === 'string') return [readEntry(group, position)]
    return group.length ? [anyOf(group.map((entry) => readEntry(entry, position)))] : []
  })
  return filters.length ? allOf(filters) : undefined
}

function readEntry(entry: string, position: number): Filter {
  const colon = entry.indexOf(':')
  const attribute = entry.slice(0, colon).trim()
  const value = entry.slice(colon + 1).trim()
  if (colon < 1 || !attribute || !value) throw filterRefusal('facetFilters', 'expected attribute:value', position)
  if (value.startsWith('-'))
    return { kind: 'not', filter: { kind: 'equals', attribute, value: value.slice(1), position } }
  return { kind: 'equals', attribute, value: value.replace(/^\\-/, '-'), position }
}
