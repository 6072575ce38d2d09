import type { SearchParams } from '#contract/search'
import { problem } from '#server/errors'
import { parseFacetFilters } from '#server/search/filters/facet-filters'
import { conditionsOf } from '#server/search/filters/filter'
import { parseNumericFilters } from '#server/search/filters/numeric-filters'
import { parseOptionalFilters } from '#server/search/filters/optional-filters'
import { parseFilters } from '#server/search/filters/parse-filters'
import { namesOf } from '#server/search/names'

/** Limits of one call, all its queries together. */
export const mostInACall = { hits: 1000, conditions: 300, facets: 200 }

/** Bytes of one answer. A thousand complete doctors have some six million. */
export const mostAnswerBytes = 8 * 1024 * 1024

type Bounded = keyof typeof mostInACall
/** The parts of a query that cost time. */
export type Weight = Record<Bounded | 'questions' | 'words' | 'positions', number>

/**
 * Counts the parts of a query that cost time.
 *
 * @throws Problem `validation_failed` for an invalid filter.
 */
export function weightOf(params: SearchParams): Weight {
  const { filters, facetFilters, numericFilters, optionalFilters, nestedFilters = {}, hitsPerPage = 20 } = params
  const facets = namesOf(params.facets)
  const read = [
    filters && parseFilters(filters),
    facetFilters && parseFacetFilters(facetFilters),
    numericFilters && parseNumericFilters(numericFilters),
    ...(optionalFilters
      ? parseOptionalFilters(optionalFilters).flatMap((group) => group.map(({ filter }) => filter))
      : []),
    ...Object.entries(nestedFilters).map(([relation, text]) => parseFilters(text, `nestedFilters.${relation}`)),
  ].filter((filter) => !!filter)
  return {
    questions: 1,
    hits: hitsPerPage,
    conditions: read.reduce((sum, filter) => sum + conditionsOf(filter), 0),
    facets: facets.includes('*') ? everyFacet : new Set(facets).size,
    words: params.query ? 1 : 0,
    positions: (params.aroundLatLng ? 1 : 0) + (params.insideBoundingBox ? 1 : 0),
  }
}

/** About as many as the doctors' index has. */
const everyFacet = 40

/**
 * The cost of a call in points of the rate limit, each some twenty milliseconds of work; the call itself is one of them.
 *
 * @throws Problem `validation_failed` where all queries together exceed the limits of one call.
 */
export function costOf(weights: readonly Weight[]): number {
  const sum = (what: keyof Weight) => weights.reduce((total, weight) => total + weight[what], 0)
  const fields = (Object.keys(mostInACall) as Bounded[])
    .filter((what) => sum(what) > mostInACall[what])
    .map((what) => ({
      path: '/requests',
      message: `${sentences[what]} of all questions together must not be more than ${mostInACall[what]}`,
    }))
  if (fields.length > 0) throw problem('validation_failed', { fields })
  const milliseconds = (Object.keys(millisecondsFor) as (keyof Weight)[]).reduce(
    (total, what) => total + sum(what) * millisecondsFor[what],
    0,
  )
  return Math.ceil(milliseconds / millisecondsOfAPoint)
}

const sentences: Record<Bounded, string> = {
  hits: 'hitsPerPage',
  conditions: 'the conditions of the filters',
  facets: 'the facets',
}

/** Measured at thirty thousand practitioners (`npm run bench -- search`), and rounded up. */
const millisecondsFor: Weight = {
  questions: 2,
  hits: 0.15,
  conditions: 0.5,
  facets: 1,
  words: 4,
  positions: 6,
}
const millisecondsOfAPoint = 20
