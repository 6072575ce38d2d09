import * as Type from 'typebox'

/** Indexes of C73. `doctor_bookable` holds those with a bookable service, `doctor_nearest` sorts by distance. */
export const searchIndexes = [
  'doctor',
  'doctor_bookable',
  'doctor_nearest',
  'facility',
  'facility_bookable',
  'insurance',
  'speciality',
] as const
export type SearchIndex = (typeof searchIndexes)[number]

/**
 * Orders of doctors and facilities. `relevance` is the index's own; `distance` needs `aroundLatLng`; `soonest` puts the first
 * free time first (doctors alone), `fee` the lowest fee, `fee_…` that of one way to be seen. Ours: a service without such a parameter has an index for each.
 */
export const sortOrders = [
  'relevance',
  'soonest',
  'distance',
  'fee',
  'fee_clinic',
  'fee_homecare',
  'fee_telemedicine',
] as const
export type SortOrder = (typeof sortOrders)[number]

const Names = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })
const Condition = Type.String({ maxLength: 300 })
const Conditions = Type.Union([
  Type.String({ maxLength: 4096 }),
  Type.Array(Type.Union([Condition, Type.Array(Condition, { maxItems: 200 })]), { maxItems: 200 }),
])

/** Parameters of one query (C70). Distances are metres; `page` starts at 0. */
export const SearchParams = Type.Object({
  query: Type.Optional(Type.String({ maxLength: 512 })),
  filters: Type.Optional(Type.String({ maxLength: 4096 })),
  facetFilters: Type.Optional(Conditions),
  /** Ours: filters per relation, for example `{ "locations": "network_ids:12" }`; every entry must hold on one element. */
  nestedFilters: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z_]{1,30}$' }), Type.String({ maxLength: 4096 }), {
      maxProperties: 4,
      additionalProperties: false,
    }),
  ),
  facets: Type.Optional(Names),
  hitsPerPage: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10000 })),
  aroundLatLng: Type.Optional(Type.String({ maxLength: 60 })),
  aroundRadius: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Literal('all')])),
  attributesToRetrieve: Type.Optional(Names),
  attributesToHighlight: Type.Optional(Names),
  maxValuesPerFacet: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  sortBy: Type.Optional(Type.Enum(sortOrders)),
  getRankingInfo: Type.Optional(Type.Boolean()),
  clickAnalytics: Type.Optional(Type.Boolean()),
  analytics: Type.Optional(Type.Boolean()),
})
export type SearchParams = Type.Static<typeof SearchParams>

export const SearchAnswer = Type.Object({
  index: Type.Optional(Type.String()),
  hits: Type.Array(Type.Unknown()),
  nbHits: Type.Integer(),
  nbPages: Type.Integer(),
  page: Type.Integer(),
  hitsPerPage: Type.Integer(),
  facets: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))),
  /** Least and greatest of each counted facet that holds numbers, over every hit. */
  facets_stats: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({ min: Type.Number(), max: Type.Number(), avg: Type.Number(), sum: Type.Number() }),
    ),
  ),
  exhaustiveNbHits: Type.Boolean(),
  query: Type.String(),
  params: Type.String(),
  processingTimeMS: Type.Integer(),
  /** False for a query that `stopIfEnoughMatches` made unnecessary. */
  processed: Type.Optional(Type.Boolean()),
})
export type SearchAnswer<Hit = unknown> = Omit<Type.Static<typeof SearchAnswer>, 'hits'> & { hits: Hit[] }
