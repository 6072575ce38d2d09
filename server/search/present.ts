import type { SearchParams } from '#contract/search'
import type { IndexDefinition } from './index-definition.ts'
import { namesOf } from './names.ts'
import { highlight, type Highlight } from './text/highlight.ts'
import { closenessOf } from './text/text-index.ts'
import type { Viewer } from './viewer.ts'

type Found = {
  words: readonly string[]
  meant: ReadonlyMap<string, ReadonlySet<string>> | undefined
  distance: number | undefined
  /** The cost of the text match; undefined for a query without words. */
  cost: number | undefined
  viewer: Viewer | undefined
}

/** A document as an answer contains it: the requested attributes, the marked words and the distance. */
export function present<Document>(
  definition: IndexDefinition<Document>,
  document: Document,
  params: SearchParams,
  { words, meant = new Map(), distance, cost, viewer }: Found,
): object {
  const hit: Readonly<Record<string, unknown>> = { ...definition.hit(document, viewer) }
  const { attributesToRetrieve = ['*'], attributesToHighlight = ['*'], getRankingInfo } = params
  const { restrictSearchableAttributes, highlightPreTag = '<em>', highlightPostTag = '</em>' } = params
  const wanted = namesOf(attributesToHighlight)
  const marked = wanted.includes('*')
    ? definition.highlighted
    : wanted.filter((name) => definition.highlighted.includes(name))
  const searched = restrictSearchableAttributes && namesOf(restrictSearchableAttributes)
  const mark = (name: string, text: string): Highlight =>
    highlight(text, !searched || searched.includes(name) ? words : [], meant, {
      before: highlightPreTag,
      after: highlightPostTag,
    })
  const highlights: Record<string, Highlight | Highlight[]> = {}
  for (const name of marked) {
    const value = hit[name]
    if (typeof value === 'string') highlights[name] = mark(name, value)
    if (Array.isArray(value)) highlights[name] = value.map((text) => mark(name, String(text)))
  }
  return {
    ...retrieve(hit, namesOf(attributesToRetrieve)),
    ...(marked.length > 0 && { _highlightResult: highlights }),
    ...(getRankingInfo && {
      _rankingInfo: {
        ...(cost !== undefined && closenessOf(cost, words.length)),
        ...(distance !== undefined && { geoDistance: Math.round(distance) }),
      },
    }),
  }
}

/** `*` is everything, `-name` leaves one out; the id is always included. */
function retrieve(hit: Readonly<Record<string, unknown>>, attributes: readonly string[]): object {
  const without = new Set(attributes.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const isAll = attributes.includes('*') || (without.size > 0 && without.size === attributes.length)
  const kept = Object.entries(hit).filter(
    ([name]) => name === 'objectID' || (!without.has(name) && (isAll || attributes.includes(name))),
  )
  return Object.fromEntries(kept)
}
