import type { SearchAnswer, SearchParams } from '#contract/search'
import type { SearchedColumn } from './columns/seen-column.ts'
import { filterRefusal } from './filters/refusal.ts'
import { namesOf } from './names.ts'
import type { Seen } from './seen.ts'
import type { Work } from './turns.ts'
import type { HiddenValues } from './viewer.ts'

type Facet = readonly [name: string, column: SearchedColumn]
type Counts = Required<Pick<SearchAnswer, 'facets' | 'facets_stats' | 'exhaustiveFacetsCount'>>

/**
 * The columns to be counted; `*` stands for all.
 *
 * @throws Problem `validation_failed` for one that cannot be counted.
 */
export function facetsOf<Document extends object>(
  seen: Seen<Document>,
  facets: SearchParams['facets'],
): readonly Facet[] {
  const { definition } = seen.store
  const names = namesOf(facets)
  const counted = [...new Set(names.includes('*') ? Object.keys(definition.columns) : names)]
  return counted.map((name, position) => {
    const column = Object.hasOwn(definition.columns, name) ? seen.column(name) : undefined
    if (!column) throw filterRefusal('facets', 'there is nothing of that name to count', position)
    return [name, column] as const
  })
}

/** Counts the values in the rows, the `most` frequent of each facet. */
export function* countFacets(
  facets: readonly Facet[],
  rows: Uint32Array,
  { most = 100, hidden = {} }: { most?: number | undefined; hidden?: HiddenValues | undefined },
): Work<Counts> {
  const counts: Counts = { facets: {}, facets_stats: {}, exhaustiveFacetsCount: true }
  for (const [name, column] of facets) {
    yield
    counts.facets[name] = column.count(rows, most, hidden[name])
    const figures = column.stats(rows, hidden[name])
    if (figures) counts.facets_stats[name] = figures
  }
  return counts
}
