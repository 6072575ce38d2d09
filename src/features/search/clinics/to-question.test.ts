import { describe, expect, it } from 'vitest'
import { noClinicCriteria } from './criteria.ts'
import { countKinds } from './kinds.ts'
import { reachOf } from '#contract/search-radius'
import { toClinicCountQuestion, toClinicQuestion, toWiderClinicQuestion } from './to-question.ts'

const place = { country: 'ae' }
const position = { lat: 25.1, lng: 55.2 }

describe('asking for facilities', () => {
  it('asks for twenty of a country at a time, and counts as many insurers as a list of them holds [K05]', () => {
    expect(toClinicQuestion(noClinicCriteria, place, 3)).toMatchObject({
      country_code: 'ae',
      facetFilters: [],
      hitsPerPage: 20,
      maxValuesPerFacet: 300,
      page: 2,
    })
  })

  it('tells hospitals from all others, whatever their type is called [Q07]', () => {
    const filters = (kind: 'hospitals' | 'clinics-medical-centres' | 'polyclinic') =>
      toClinicQuestion({ ...noClinicCriteria, kind }, place, 1).facetFilters
    expect(filters('hospitals')).toEqual([['clinicType:hospital', 'clinicType:hospital-group']])
    expect(filters('clinics-medical-centres')).toEqual([['clinicType:-hospital'], ['clinicType:-hospital-group']])
    expect(filters('polyclinic')).toEqual([['clinicType:polyclinic']])
  })

  it('puts the nearest first once the position is known, and asks the city alone until then', () => {
    const near = { ...noClinicCriteria, city: 'dubai', isNear: true }
    expect(toClinicQuestion(near, place, 1).aroundLatLng).toBeUndefined()
    expect(toClinicQuestion(near, { ...place, position }, 1)).toMatchObject({
      facetFilters: [['city_slug:dubai']],
      aroundLatLng: '25.1,55.2',
      aroundRadius: 'all',
      sortBy: 'distance',
      getRankingInfo: true,
    })
  })

  it('looks around the city twice as far where there is none in it, with everything else as it was [S29] [K04]', () => {
    const criteria = { ...noClinicCriteria, city: 'ajman', specialities: ['ent'] }
    const centre = { lat: 25.4, lng: 55.5 }
    expect(toWiderClinicQuestion(criteria, { ...place, centre, radius: reachOf({}).nearest }, 1)).toMatchObject({
      facetFilters: [['speciality_slugs:ent']],
      aroundLatLng: '25.4,55.5',
      aroundRadius: 50_000,
      sortBy: 'distance',
    })
  })

  it('counts a facet without what is chosen of it', () => {
    const criteria = { ...noClinicCriteria, kind: 'hospitals' as const, city: 'dubai' }
    expect(toClinicCountQuestion(criteria, place, 'kind')).toMatchObject({
      facetFilters: [['city_slug:dubai']],
      facets: ['clinicType'],
    })
  })

  it('counts hospitals and all others from the types there are', () => {
    expect(countKinds({})).toEqual({})
    expect(countKinds({ hospital: 2, 'hospital-group': 1, clinic: 5, pharmacy: 4 })).toMatchObject({
      hospitals: 3,
      'clinics-medical-centres': 9,
    })
  })
})
