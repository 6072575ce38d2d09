import { type AxiosInstance } from 'axios'
import type { FacilityHit, InsuranceHit, SpecialityHit, DoctorHit } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { SearchAnswer, SearchIndex, SearchParams } from '#contract/search'
import { withDefaults, withPlans } from './search/filters.ts'
import { pageSizes } from './search/limits.ts'
import { type LocalisedDoctor, localiseDoctor } from './search/localised.ts'
import { inPlace, withinReach } from './search/place.ts'
import { searchRequester } from './search/requester.ts'

export type Suggestions = {
  specialities: SpecialityHit[]
  doctors: LocalisedDoctor[]
  facilities: FacilityHit[]
  insurances: InsuranceHit[]
}
export type SearchPlace = { country: string; city?: string }
type Question = SearchParams & { index?: SearchIndex }

/** The search service, in the protocol its client speaks. */
export function createSearchApi(http: () => AxiosInstance, language: Language) {
  const localise = (doctor: DoctorHit) => localiseDoctor(doctor, language)

  /** One index (C70). */
  async function query<Hit>({ index, ...params }: Question & { index: SearchIndex }, signal?: AbortSignal) {
    const client = await clientFor(http(), signal)
    const answer = await client.customPost({ path: `search/indexes/${index}/query`, body: params })
    return answer as unknown as SearchAnswer<Hit>
  }

  return {
    /** Doctors, with the default filters and plans (V14). */
    async doctors(question: Question = {}, signal?: AbortSignal): Promise<SearchAnswer<LocalisedDoctor>> {
      const answer = await query<DoctorHit>(
        { index: 'doctor', hitsPerPage: pageSizes.doctor, ...visible(withinReach(question)) },
        signal,
      )
      return { ...answer, hits: answer.hits.map(localise) }
    },
    /** Clinics and hospitals, with the same defaults. */
    facilities: (question: Question = {}, signal?: AbortSignal): Promise<SearchAnswer<FacilityHit>> =>
      query<FacilityHit>(
        { index: 'facility', hitsPerPage: pageSizes.clinic, ...visible(withinReach(question)) },
        signal,
      ),
    /** Every speciality in one language, in the order the tenant ranks them. */
    async specialities(spoken: Language = language, signal?: AbortSignal): Promise<SpecialityHit[]> {
      const answer = await query<SpecialityHit>(
        { index: 'speciality', query: '', hitsPerPage: pageSizes.speciality, filters: `language_code:${spoken}` },
        signal,
      )
      return answer.hits
    },
    /** What a few letters may mean, in all four indexes with one call (C71). */
    async suggest(text: string, where: SearchPlace, signal?: AbortSignal): Promise<Suggestions> {
      const place = inPlace(where)
      const common = { query: text, hitsPerPage: pageSizes.suggestions }
      const client = await clientFor(http(), signal)
      const { results } = await client.search<unknown>({
        requests: [
          { indexName: 'speciality', ...common, filters: `language_code:${language}` },
          { indexName: 'doctor', ...common, ...visible({ filters: place }) },
          { indexName: 'facility', ...common, ...visible({ filters: place }) },
          { indexName: 'insurance', ...common, filters: inPlace({ country: where.country }) },
        ],
      })
      const hits = (position: number) => (results[position] as SearchAnswer | undefined)?.hits ?? []
      return {
        specialities: hits(0) as SpecialityHit[],
        doctors: (hits(1) as DoctorHit[]).map(localise),
        facilities: hits(2) as FacilityHit[],
        insurances: hits(3) as InsuranceHit[],
      }
    },
  }
}
export type SearchApi = ReturnType<typeof createSearchApi>

function visible<Asked extends Pick<SearchParams, 'filters' | 'facetFilters'>>(asked: Asked) {
  return { ...asked, filters: withDefaults(asked.filters), facetFilters: withPlans(asked.facetFilters) }
}

/** A client per question: it has no way to abort one, so the signal goes into its requester. Loaded with the first question. */
async function clientFor(http: AxiosInstance, signal?: AbortSignal) {
  const { liteClient } = await import('algoliasearch/lite')
  return liteClient('patientweb', 'search', {
    requester: searchRequester(http, signal),
    // The transport knows where search is; the client only insists on a host.
    hosts: [{ url: 'search', accept: 'readWrite', protocol: 'https' }],
  })
}
