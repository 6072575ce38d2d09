import type { DoctorHit, FacilityHit } from '#contract/directory'
import type { FacilityDetail } from '#contract/facility'
import type { SearchParams } from '#contract/search'
import { listedFilter } from '#server/directory/visibility/conditions'
import type { Scope } from '#server/directory/visibility/scope'
import type { SearchEngine } from '#server/search/engine'

/** Attributes that only a doctor's own page shows, or that are only searched. */
const beyondACard = ['bio', 'arabic_bio', 'id_bio', 'educations', 'experiences', 'searchSpec', '_geoloc'].map(
  (name) => `-${name}`,
)

/** Queries of directory pages to the search engine, which decides who is listed, for whom and in what order. */
export function createListedDoctors(engine: () => Promise<SearchEngine>) {
  const ask = async (scope: Scope, index: 'doctor' | 'facility', params: SearchParams) =>
    (await engine()).search(index, { attributesToHighlight: [], ...params }, { scope })

  return {
    /** Those of some facilities that the tenant shows, so that doctors of hidden ones cannot be found by id. */
    async shown(facilityIds: readonly string[], scope: Scope): Promise<string[]> {
      const filters = facilityIds.map((id) => `id:${id}`).join(' OR ')
      const { hits } = await ask(scope, 'facility', { filters, hitsPerPage: facilityIds.length })
      return (hits as FacilityHit[]).map(({ id }) => id)
    },

    /** One page of the doctors of some facilities, the best ranked first; pages are counted from 1. */
    async at(facilityIds: readonly string[], { page = 1, perPage }: { page?: number; perPage: number }, scope: Scope) {
      const answer = await ask(scope, 'doctor', {
        filters: facilityIds.map((id) => `facility_ids:${id}`).join(' OR '),
        hitsPerPage: perPage,
        page: page - 1,
      })
      return { doctors: answer.hits as DoctorHit[], total: answer.nbHits }
    },

    /** The same as cards. */
    async cardsAt(facilityId: string, count: number, scope: Scope) {
      const answer = await ask(scope, 'doctor', {
        filters: `facility_ids:${facilityId}`,
        hitsPerPage: count,
        attributesToRetrieve: beyondACard,
      })
      return { data: answer.hits as DoctorHit[], total: answer.nbHits }
    },

    /** Other facilities near one, those first that treat the same specialities and can be booked. */
    async facilitiesLike({ id, speciality_slugs, lat, lng, countryCode }: FacilityDetail, count: number, scope: Scope) {
      const near = (filters: string): SearchParams => ({
        filters: `${listedFilter} AND countryCode:${countryCode} AND NOT id:${id} AND fg_bookable:true${filters}`,
        aroundLatLng: `${lat},${lng}`,
        sortBy: 'distance',
        hitsPerPage: count,
      })
      const same = speciality_slugs.slice(0, 20).map((slug) => `speciality_slugs:"${slug}"`)
      const alike = same.length ? await ask(scope, 'facility', near(` AND (${same.join(' OR ')})`)) : undefined
      const hits = (alike?.hits.length ? alike : await ask(scope, 'facility', near(''))).hits
      return hits as FacilityHit[]
    },

    /** The number of listed doctors of a country for each value of the attributes; answers are cached. */
    async counts(attributes: readonly string[], filters: string, scope: Scope) {
      const { facets = {} } = await ask(scope, 'doctor', {
        filters,
        facets: [...attributes],
        maxValuesPerFacet: 1000,
        hitsPerPage: 0,
      })
      return facets
    },
  }
}
