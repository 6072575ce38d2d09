import type { SearchParams } from '#contract/search'
import type { GeoPoint } from '#contract/wire'
import { EmbeddedIndex } from '#server/search/embedded-index'
import { relation, type IndexDefinition } from '#server/search/index-definition'

type Place = { city: string; networks: number[] }
export type Hit = {
  objectID: string
  name: string
  other_name?: string
  speciality: string
  tags: string[]
  fee: number
  rank: number
  at: GeoPoint[]
  published: boolean
  places: Place[]
}

const definition: IndexDefinition<Hit> = {
  hit: (hit) => hit,
  isPublished: (hit) => hit.published,
  searched: [
    { name: (hit) => hit.name, other_name: ({ other_name }) => other_name },
    { speciality: (hit) => hit.speciality },
  ],
  ignoredWords: new Set(['dr']),
  columns: { speciality: (hit) => hit.speciality, tags: (hit) => hit.tags, fee: (hit) => hit.fee },
  identifiers: { objectID: (hit) => hit.objectID },
  ownColumns: { secret: (hit) => hit.tags },
  nested: {
    places: relation(({ places }) => places, { city: ({ city }) => city, networks: ({ networks }) => networks }),
  },
  points: (hit) => hit.at,
  rank: (hit) => [hit.rank],
  highlighted: ['name'],
}

let lastId = 0
export function doctor(name: string, more: Partial<Hit> = {}): Hit {
  const objectID = String(++lastId)
  return {
    objectID,
    name,
    speciality: 'General',
    tags: [],
    fee: 100,
    rank: lastId,
    at: [],
    published: true,
    places: [],
    ...more,
  }
}

export function indexOf(hits: readonly Hit[]): EmbeddedIndex<Hit> {
  const index = new EmbeddedIndex(definition)
  index.put(hits)
  return index
}

export const names = (index: EmbeddedIndex<Hit>, params: SearchParams) =>
  index.search(params).hits.map((hit) => (hit as Hit).name)
