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
 * free time first (doctors only), `fee` the lowest fee, `fee_…` the lowest fee of one consultation type. Ours: a service
 * without such a parameter has an index for each.
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

/** A list, or its entries separated by commas. */
const Names = Type.Union([
  Type.String({ maxLength: 1000 }),
  Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
])
const Condition = Type.String({ maxLength: 300 })
const Conditions = Type.Union([
  Type.String({ maxLength: 4096 }),
  Type.Array(Type.Union([Condition, Type.Array(Condition, { maxItems: 200 })]), { maxItems: 200 }),
])

/**
 * Two opposite corners, usually south-west and north-east: latitude, longitude, latitude, longitude. Several boxes as one list,
 * a list each, or a text.
 */
const Boxes = Type.Union([
  Type.String({ maxLength: 1000 }),
  Type.Array(Type.Union([Type.Number(), Type.Array(Type.Number(), { minItems: 4, maxItems: 4 })]), {
    minItems: 1,
    maxItems: 80,
  }),
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
  /** Conditions on numbers, `fee<=300` or `fee:100 TO 300`: a list is AND, a list within it OR. */
  numericFilters: Type.Optional(Conditions),
  /**
   * Facet filters that rank matching hits higher instead of excluding the others, each with an optional weight `<score=2>`
   * behind it.
   */
  optionalFilters: Type.Optional(Conditions),
  /** Whether the scores within an OR of `optionalFilters` are added up; otherwise the greatest counts. */
  sumOrFiltersScores: Type.Optional(Type.Boolean()),
  facets: Type.Optional(Names),
  hitsPerPage: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10000 })),
  aroundLatLng: Type.Optional(Type.String({ maxLength: 60 })),
  /** Only hits with a place in one of the boxes; `aroundLatLng` then only sorts. */
  insideBoundingBox: Type.Optional(Boxes),
  aroundRadius: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Literal('all')])),
  attributesToRetrieve: Type.Optional(Names),
  attributesToHighlight: Type.Optional(Names),
  /** Searches only these attributes. */
  restrictSearchableAttributes: Type.Optional(Names),
  typoTolerance: Type.Optional(Type.Union([Type.Boolean(), Type.Enum(['true', 'false', 'min', 'strict'])])),
  /** Marks around what matched, `<em>` and `</em>` where none are given. Where they are not markup, the text is not escaped. */
  highlightPreTag: Type.Optional(Type.String({ maxLength: 60 })),
  highlightPostTag: Type.Optional(Type.String({ maxLength: 60 })),
  maxValuesPerFacet: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  sortBy: Type.Optional(Type.Enum(sortOrders)),
  getRankingInfo: Type.Optional(Type.Boolean()),
})
export type SearchParams = Type.Static<typeof SearchParams>

const Nothing = Type.Union([Type.Literal(''), Type.Array(Type.Never(), { maxItems: 0 })])
const anything = { maxLength: 200 }
/**
 * Parameters of the protocol that change no answer here, with the values for which that is true: there are no analytics, no
 * personalisation, no rules and no snippets. Any other unknown parameter is refused.
 */
export const IdleSearchParams = Type.Object({
  analytics: Type.Optional(Type.Boolean()),
  analyticsTags: Type.Optional(Names),
  clickAnalytics: Type.Optional(Type.Boolean()),
  userToken: Type.Optional(Type.String(anything)),
  enableABTest: Type.Optional(Type.Boolean()),
  enablePersonalization: Type.Optional(Type.Boolean()),
  personalizationImpact: Type.Optional(Type.Integer()),
  enableReRanking: Type.Optional(Type.Boolean()),
  enableRules: Type.Optional(Type.Boolean()),
  ruleContexts: Type.Optional(Names),
  percentileComputation: Type.Optional(Type.Boolean()),
  aroundLatLngViaIP: Type.Optional(Type.Literal(false)),
  advancedSyntax: Type.Optional(Type.Literal(false)),
  attributesToSnippet: Type.Optional(Nothing),
  distinct: Type.Optional(Type.Union([Type.Literal(false), Type.Literal(0)])),
  ignorePlurals: Type.Optional(Type.Literal(false)),
  removeStopWords: Type.Optional(Type.Literal(false)),
  sortFacetValuesBy: Type.Optional(Type.Literal('count')),
  synonyms: Type.Optional(Type.Literal(true)),
  tagFilters: Type.Optional(Nothing),
})

export const SearchAnswer = Type.Object({
  index: Type.Optional(Type.String()),
  hits: Type.Array(Type.Unknown()),
  nbHits: Type.Integer(),
  nbPages: Type.Integer(),
  page: Type.Integer(),
  hitsPerPage: Type.Integer(),
  facets: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))),
  /** Least and greatest value of each counted numeric facet, over every hit. */
  facets_stats: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({ min: Type.Number(), max: Type.Number(), avg: Type.Number(), sum: Type.Number() }),
    ),
  ),
  exhaustiveNbHits: Type.Boolean(),
  /** Sent with facets: every value was counted. */
  exhaustiveFacetsCount: Type.Optional(Type.Boolean()),
  query: Type.String(),
  params: Type.String(),
  processingTimeMS: Type.Integer(),
  /** False for a query that `stopIfEnoughMatches` made unnecessary. */
  processed: Type.Optional(Type.Boolean()),
})
export type SearchAnswer<Hit = unknown> = Omit<Type.Static<typeof SearchAnswer>, 'hits'> & { hits: Hit[] }
