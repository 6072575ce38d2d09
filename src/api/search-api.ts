import type { LiteClient } from 'algoliasearch/lite'
import type { AxiosInstance } from 'axios'
import type { ConsultationType, DoctorHit, FacilityHit, InsuranceHit, SpecialityHit } from '#contract/directory'
import type { Language } from '#contract/locale'
import { Problem } from '#contract/problem'
import type { SearchAnswer, SearchIndex, SearchParams } from '#contract/search'
import { notOurs } from './call.ts'
import { visitMarks, withDefaults, withPlans } from './search/filters.ts'
import { pageSizes } from './search/page-sizes.ts'
import { reachOf } from './search/search-radius.ts'
import { type LocalisedDoctor, type LocalisedFacility, localiseDoctor, localiseFacility } from './search/localised.ts'
import { inPlace, withinReach } from './search/place.ts'
import { searchRequester } from './search/requester.ts'
import { withSupportedId } from './search/supported-id.ts'

export type Suggestions = {
  specialities: SpecialityHit[]
  doctors: LocalisedDoctor[]
  facilities: LocalisedFacility[]
  insurances: InsuranceHit[]
  /** Set when the question was given up before its answer: then there is nothing in the lists (E13). */
  cancelled: boolean
}
/** Where somebody looks, and how they want to be seen: of doctors alone, since nobody else has a way of it. */
export type SearchPlace = { country: string; city?: string; visit?: ConsultationType }
/** Parameters of a question, the index beside them, and the options that C72 adds. */
export type Question = SearchParams & { index?: SearchIndex } & SearchOptions
type SearchOptions = {
  /** Only those who work at some time between two instants (ISO 8601); both or neither. */
  start_time?: string
  end_time?: string
  /** Only those of a country, as in a locale (`ae`). */
  country_code?: string
  /** Only those who can be seen by video. */
  fg_online?: boolean
}
/** An answer, and whether it comes from the wider second question because the first found nothing (S29). */
export type OrWider<Answer> = Answer & { searchByAroundLangLat: boolean }
/** The second question, sent with the first; none where there is nowhere to look. */
export type Wider = Question | undefined

/** The search service, in the protocol its client speaks. */
export function createSearchApi(http: () => AxiosInstance, language: Language, reach = reachOf({})) {
  const toDoctor = (doctor: DoctorHit) => withSupportedId(localiseDoctor(doctor, language))
  const toFacility = (facility: FacilityHit) => withSupportedId(localiseFacility(facility, language))

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

  /** Several questions with one call (C71): as many answers, in their order. */
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

  /** One of several questions, as the protocol writes it: the index by its own name, and no parameter of ours. */
  function oneOfSeveral(indexName: SearchIndex, question: Omit<Question, 'index'>) {
    const { index: _index, ...params } = withinReach({ index: indexName, ...question }, reach)
    return { indexName, ...visible(params) }
  }

  /** The answer of the first question, or that of the second where the first finds nothing (S29). */
  async function firstThatFinds<Hit>(
    question: IndexQuestion,
    wider: IndexQuestion,
    signal?: AbortSignal,
    missing = notOurs,
  ): Promise<OrWider<SearchAnswer<Hit>>> {
    const requests = [question, wider].map(({ index, ...params }) => oneOfSeveral(index, params))
    const [own, around] = await several({ requests, strategy: 'stopIfEnoughMatches' }, signal, missing)
    if (!own || !around) throw missing({ requests })
    // The filters still count what the question itself would find.
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
     * Doctors by the first question; where it finds nobody, by the second, which asks around a position for the nearest with
     * twice the reach and leaves out what the first narrowed the place by (S29, K04). Both are sent with one call, and the second
     * is left alone where the first fills its page (C72). Without a second one nobody is found.
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
    /** Doctors of several questions, with one call. */
    async doctorsOfEach(questions: readonly Question[], signal?: AbortSignal): Promise<LocalisedDoctor[][]> {
      const client = await clientFor(http(), signal)
      const requests = questions.map(({ index = 'doctor', ...question }) => oneOfSeveral(index, question))
      const { results } = await client.search<unknown>({ requests })
      return (results as unknown as SearchAnswer<DoctorHit>[]).map(({ hits }) => hits.map(toDoctor))
    },
    /** Clinics and hospitals, with the same defaults. */
    facilities,
    /** Clinics and hospitals, or those around (S29). */
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
    /** Counts of several questions about one index, with one call: nothing but their facets (C71, K05). */
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
    /** The one facility behind an id, for the name of a filter (K05). */
    async facilityName(id: string, signal?: AbortSignal): Promise<LocalisedFacility | undefined> {
      const answer = await query<FacilityHit>(
        { index: 'facility', filters: `id:${Number(id)}`, hitsPerPage: pageSizes.lookup },
        signal,
      )
      return answer.hits.map(toFacility)[0]
    },
    /** Every speciality in one language, in the order the tenant ranks them. */
    async specialities(spoken: Language = language, signal?: AbortSignal): Promise<SpecialityHit[]> {
      const answer = await query<SpecialityHit>(
        { index: 'speciality', query: '', hitsPerPage: pageSizes.speciality, filters: `language_code:${spoken}` },
        signal,
      )
      return answer.hits
    },
    /** What a few letters may mean, in all four indexes with one call (C71). One that is given up answers that it was (E13). */
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

/** The second question asks for the nearest, and how far they are. */
const nearest = (question: Question): IndexQuestion => ({
  hitsPerPage: pageSizes.doctor,
  ...question,
  index: 'doctor_nearest',
  getRankingInfo: true,
})

function visible<Asked extends Pick<SearchParams, 'filters' | 'facetFilters'>>(wanted: Asked) {
  return { ...wanted, filters: withDefaults(wanted.filters), facetFilters: withPlans(wanted.facetFilters) }
}

/** What the client throws by itself is about an answer that it could not read. */
async function read<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((reason: unknown) => {
    throw reason instanceof Problem || isAbort(reason) ? reason : notOurs(reason)
  })
}

const hasHits = (answer: unknown) => Array.isArray((answer as Partial<SearchAnswer> | undefined)?.hits)

/** Of clinics alone (E12). */
const noContent = () => new Problem('no_content', { message: 'No Content' })

const isAbort = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

/** A client per question: it has no way to abort one, so the signal goes into its requester. Loaded with the first question. */
async function clientFor(http: AxiosInstance, signal?: AbortSignal) {
  const { liteClient } = await import('algoliasearch/lite')
  return liteClient('patientweb', 'search', {
    requester: searchRequester(http, signal),
    // The transport knows where search is; the client only insists on a host.
    hosts: [{ url: 'search', accept: 'readWrite', protocol: 'https' }],
  })
}
