import type { LiteClient } from 'algoliasearch/lite'
import type { AxiosInstance } from 'axios'
import type { ConsultationType, DoctorHit, FacilityHit, InsuranceHit, SpecialityHit } from '#contract/directory'
import type { Country, Language } from '#contract/locale'
import { Problem } from '#contract/problem'
import type { SearchAnswer, SearchIndex, SearchParams } from '#contract/search'
import { notOurs } from './call.ts'
import { visitMarks, withDefaults, withPlans } from './search/filters.ts'
import { pageSizes } from './search/page-sizes.ts'
import { reachOf } from '#contract/search-radius'
import { type LocalisedDoctor, type LocalisedFacility, localiseDoctor, localiseFacility } from './search/localised.ts'
import { inPlace, withinReach } from './search/place.ts'
import { searchRequester } from './search/requester.ts'
import { withSupportedId } from './search/supported-id.ts'

export type Suggestions = {
  specialities: SpecialityHit[]
  doctors: LocalisedDoctor[]
  facilities: LocalisedFacility[]
  insurances: InsuranceHit[]
  /** Set when the query was cancelled before its answer: the lists are empty then (E13). */
  cancelled: boolean
}
/** Place of a search, and the consultation type, which only a search for doctors has. */
export type SearchPlace = { country: string; city?: string; visit?: ConsultationType }
/** Parameters of a query, with its index and the options of C72. */
export type Question = SearchParams & { index?: SearchIndex } & SearchOptions
type SearchOptions = {
  /** Only doctors who work at some time between two instants (ISO 8601); both or neither. */
  start_time?: string
  end_time?: string
  /** Only doctors of a country, by the code of a locale (`ae`). */
  country_code?: string
  /** Only doctors who can be seen by video. */
  fg_online?: boolean
}
/** An answer, and whether it is that of the wider second query because the first found nothing (S29). */
export type OrWider<Answer> = Answer & { searchByAroundLangLat: boolean }
/** The second query, sent with the first; undefined where there is no position to search around. */
export type Wider = Question | undefined

/** Calls of the search service, in the protocol of its client. */
export function createSearchApi(http: () => AxiosInstance, language: Language, reach = reachOf({}), country?: Country) {
  const toDoctor = (doctor: DoctorHit) => withSupportedId(localiseDoctor(doctor, language), country)
  const toFacility = (facility: FacilityHit) => withSupportedId(localiseFacility(facility, language), country)

  /** One index (C70). */
  async function query<Hit>(question: Question & { index: SearchIndex }, signal?: AbortSignal) {
    const answer = await ask<Hit>(question, signal)
    if (!hasHits(answer)) throw notOurs(answer)
    return answer
  }

  async function ask<Hit>({ index, ...params }: Question & { index: SearchIndex }, signal?: AbortSignal) {
    const client = await clientFor(http(), signal)
    const call = client.customPost({ path: `search/indexes/${index}/query`, body: params })
    return (await read(call)) as unknown as SearchAnswer<Hit>
  }

  /** Several queries in one call (C71): as many answers, in their order. */
  async function several(
    requests: Parameters<LiteClient['search']>[0] & object,
    signal?: AbortSignal,
    missing = notOurs,
  ): Promise<SearchAnswer[]> {
    const client = await clientFor(http(), signal)
    const answer: { results?: unknown } | null | undefined = await read(client.search<unknown>(requests))
    const results = answer?.results
    if (!Array.isArray(results) || !results.every(hasHits)) throw missing(answer)
    return results as SearchAnswer[]
  }

  /** One of several queries in the form of the protocol: with the index's name, and without our own parameters. */
  function oneOfSeveral(indexName: SearchIndex, question: Omit<Question, 'index'>) {
    const { index: _index, ...params } = withinReach({ index: indexName, ...question }, reach)
    return { indexName, ...visible(params) }
  }

  /** The answer of the first query, or that of the second where the first finds nothing (S29). */
  async function firstThatFinds<Hit>(
    question: IndexQuestion,
    wider: IndexQuestion,
    signal?: AbortSignal,
    missing = notOurs,
  ): Promise<OrWider<SearchAnswer<Hit>>> {
    const requests = [question, wider].map(({ index, ...params }) => oneOfSeveral(index, params))
    const [own, around] = await several({ requests, strategy: 'stopIfEnoughMatches' }, signal, missing)
    if (!own || !around) throw missing({ requests })
    // The filters still count the hits of the first query.
    const isWider = own.nbHits === 0
    const answer = isWider ? { ...around, facets: own.facets ?? {} } : own
    return { ...(answer as SearchAnswer<Hit>), searchByAroundLangLat: isWider }
  }

  async function doctors(question: Question = {}, signal?: AbortSignal): Promise<SearchAnswer<LocalisedDoctor>> {
    const answer = await query<DoctorHit>(
      { index: 'doctor', hitsPerPage: pageSizes.doctor, ...visible(withinReach(question, reach)) },
      signal,
    )
    return { ...answer, hits: answer.hits.map(toDoctor) }
  }

  /** @throws Problem `no_content`, "No Content", where the answer has no data (E12). */
  async function facilities(question: Question = {}, signal?: AbortSignal): Promise<SearchAnswer<LocalisedFacility>> {
    const answer: Partial<SearchAnswer<FacilityHit>> | undefined = await ask<FacilityHit>(
      { index: 'facility', hitsPerPage: pageSizes.clinic, ...visible(withinReach(question, reach)) },
      signal,
    )
    if (!answer?.hits) throw noContent()
    return { ...(answer as SearchAnswer), hits: answer.hits.map(toFacility) }
  }

  return {
    /** Doctors, with the default filters and plans (V14). */
    doctors,
    /**
     * Doctors of the first query; where it finds nobody, those of the second, which searches around a position with twice the
     * radius and without the place of the first (S29, K04). Both are sent in one call, and the second is skipped where the
     * first fills its page (C72). Without a second one the result is empty.
     */
    async doctorsOrWider(
      question: Question,
      wider: Wider,
      signal?: AbortSignal,
    ): Promise<OrWider<SearchAnswer<LocalisedDoctor>>> {
      if (!wider) return { ...(await doctors(question, signal)), searchByAroundLangLat: false }
      const own = { index: 'doctor' as const, hitsPerPage: pageSizes.doctor, ...question }
      const answer = await firstThatFinds<DoctorHit>(own, nearest(wider), signal)
      return { ...answer, hits: answer.hits.map(toDoctor) }
    },
    /** Doctors of several queries, in one call. */
    async doctorsOfEach(questions: readonly Question[], signal?: AbortSignal): Promise<LocalisedDoctor[][]> {
      const client = await clientFor(http(), signal)
      const requests = questions.map(({ index = 'doctor', ...question }) => oneOfSeveral(index, question))
      const { results } = await client.search<unknown>({ requests })
      return (results as unknown as SearchAnswer<DoctorHit>[]).map(({ hits }) => hits.map(toDoctor))
    },
    /** Clinics and hospitals, with the same defaults. */
    facilities,
    /** Clinics and hospitals, or those of the wider query (S29). */
    async facilitiesOrWider(
      question: Question,
      wider: Wider,
      signal?: AbortSignal,
    ): Promise<OrWider<SearchAnswer<LocalisedFacility>>> {
      if (!wider) return { ...(await facilities(question, signal)), searchByAroundLangLat: false }
      const ofClinics = { index: 'facility' as const, hitsPerPage: pageSizes.clinic }
      const answer = await firstThatFinds<FacilityHit>(
        { ...ofClinics, ...question },
        { ...ofClinics, ...wider },
        signal,
        noContent,
      )
      return { ...answer, hits: answer.hits.map(toFacility) }
    },
    /** Facet counts of several queries to one index, in one call and without hits (C71, K05). */
    async counts(
      index: SearchIndex,
      questions: readonly Question[],
      signal?: AbortSignal,
    ): Promise<Pick<SearchAnswer, 'nbHits' | 'facets' | 'facets_stats'>[]> {
      const requests = questions.map(({ index: own = index, ...question }) => ({
        ...oneOfSeveral(own, question),
        hitsPerPage: pageSizes.facets,
        attributesToRetrieve: [],
      }))
      return several({ requests }, signal)
    },
    /** The facility with an id, for the name of a filter (K05). */
    async facilityName(id: string, signal?: AbortSignal): Promise<LocalisedFacility | undefined> {
      const answer = await query<FacilityHit>(
        { index: 'facility', filters: `id:${Number(id)}`, hitsPerPage: pageSizes.lookup },
        signal,
      )
      return answer.hits.map(toFacility)[0]
    },
    /** Every speciality in one language, in the tenant's order. */
    async specialities(spoken: Language = language, signal?: AbortSignal): Promise<SpecialityHit[]> {
      const answer = await query<SpecialityHit>(
        { index: 'speciality', query: '', hitsPerPage: pageSizes.speciality, filters: `language_code:${spoken}` },
        signal,
      )
      return answer.hits
    },
    /** Suggestions for a few letters, from all four indexes in one call (C71). A cancelled one says so in its answer (E13). */
    async suggest(
      text: string,
      where: SearchPlace,
      signal?: AbortSignal,
      hitsPerPage: number = pageSizes.suggestions,
    ): Promise<Suggestions> {
      const place = inPlace(where)
      const common = { query: text, hitsPerPage, getRankingInfo: true }
      const requests = [
        { indexName: 'speciality', ...common, filters: `language_code:${language}` },
        { indexName: 'doctor', ...common, ...visible({ filters: place, ...seen(where.visit) }) },
        { indexName: 'facility', ...common, ...visible({ filters: place }) },
        { indexName: 'insurance', ...common, filters: inPlace({ country: where.country }) },
      ]
      const answers = await several({ requests }, signal).catch((reason: unknown) => {
        if (isAbort(reason)) return undefined
        throw reason
      })
      const hits = (position: number) => answers?.[position]?.hits ?? []
      return {
        specialities: hits(0) as SpecialityHit[],
        doctors: (hits(1) as DoctorHit[]).map(toDoctor),
        facilities: (hits(2) as FacilityHit[]).map(toFacility),
        insurances: hits(3) as InsuranceHit[],
        cancelled: answers === undefined,
      }
    },
  }
}
export type SearchApi = ReturnType<typeof createSearchApi>

const seen = (visit: ConsultationType | undefined) => (visit ? { facetFilters: [[`${visitMarks[visit]}:true`]] } : {})

type IndexQuestion = Question & { index: SearchIndex }

/** The second query asks for the nearest hits, with their distances. */
const nearest = (question: Question): IndexQuestion => ({
  hitsPerPage: pageSizes.doctor,
  ...question,
  index: 'doctor_nearest',
  getRankingInfo: true,
})

function visible<Params extends Pick<SearchParams, 'filters' | 'facetFilters'>>(wanted: Params) {
  return { ...wanted, filters: withDefaults(wanted.filters), facetFilters: withPlans(wanted.facetFilters) }
}

/** Errors thrown by the client itself mean that it could not read an answer. */
async function read<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((reason: unknown) => {
    throw reason instanceof Problem || isAbort(reason) ? reason : notOurs(reason)
  })
}

const hasHits = (answer: unknown) => Array.isArray((answer as Partial<SearchAnswer> | undefined)?.hits)

/** Only for clinics (E12). */
const noContent = () => new Problem('no_content', { message: 'No Content' })

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

/** One client per query: it cannot abort a query, so the signal is passed to its requester. Loaded with the first query. */
async function clientFor(http: AxiosInstance, signal?: AbortSignal) {
  const { liteClient } = await import('algoliasearch/lite')
  return liteClient('patientweb', 'search', {
    requester: searchRequester(http, signal),
    // The transport knows the address of the search; the client only needs some host.
    hosts: [{ url: 'search', accept: 'readWrite', protocol: 'https' }],
  })
}
