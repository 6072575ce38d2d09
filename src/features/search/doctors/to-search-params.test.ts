import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import type { AppContext } from '#src/context/app-context.ts'
import { keepPosition } from '#src/queries/position.ts'
import { noCriteria, readCriteria, writeCriteria } from './criteria.ts'
import { foundDoctorsQuery } from './found-doctors-query.ts'
import { toCountQuestion, toCountQuestions, toSearchParams, toWiderParams } from './to-search-params.ts'

const criteria = {
  ...noCriteria,
  specialities: ['dermatology', 'cardiology'],
  languages: ['urdu'],
  city: 'dubai',
  gender: 'female' as const,
}

describe('a question to the index', () => {
  it('asks for one of several values of a facet and for every facet at once, in one country', () => {
    const params = toSearchParams(criteria, 'ae', 1)
    expect(params.country_code).toBe('ae')
    expect(params.facetFilters).toEqual([
      ['speciality_slug:dermatology', 'speciality_slug:cardiology'],
      ['languages:urdu'],
      ['gender:female'],
      ['city_slug:dubai'],
    ])
  })

  it.each(['any', '', undefined])('does not ask for a gender where the address says %j [V10]', (gender) => {
    expect(toSearchParams(readCriteria({ city: 'dubai' }, { gender }), 'ae', 1).facetFilters).toEqual([
      ['city_slug:dubai'],
    ])
  })

  it('counts pages from nought and shows twenty doctors, twenty-one by video [K05]', () => {
    expect(toSearchParams(criteria, 'ae', 3)).toMatchObject({ page: 2, hitsPerPage: 20 })
    expect(toSearchParams({ ...criteria, visit: 'telemedicine' }, 'ae', 1)).toMatchObject({ page: 0, hitsPerPage: 21 })
  })

  it('counts each of as many insurers as a list of them holds, with the list and for themselves [K05]', () => {
    expect(toSearchParams(criteria, 'ae', 1).maxValuesPerFacet).toBe(300)
    expect(toCountQuestion(criteria, 'ae', 'insurances').question.maxValuesPerFacet).toBe(300)
  })

  it('counts a facet as if nothing of it were chosen, and keeps the others', () => {
    const params = toCountQuestion(criteria, 'ae', 'specialities').question
    expect(params).toMatchObject({ facets: ['speciality_slug'] })
    expect(params.facetFilters).toEqual([['languages:urdu'], ['gender:female'], ['city_slug:dubai']])
  })

  it('asks for counts of their own only where something is chosen', () => {
    expect(toCountQuestions(criteria, 'ae').map(({ facet }) => facet)).toEqual([
      'specialities',
      'languages',
      'gender',
      'city',
    ])
    expect(toCountQuestions(noCriteria, 'ae')).toEqual([])
  })

  it('asks for video by its option and for the other kinds of visit by their marks [C72]', () => {
    expect(toSearchParams({ ...noCriteria, visit: 'telemedicine' }, 'ae', 1)).toMatchObject({
      facetFilters: [],
      fg_online: true,
    })
    expect(toSearchParams(noCriteria, 'ae', 1)).not.toHaveProperty('fg_online')
    expect(toSearchParams({ ...noCriteria, visit: 'homecare' }, 'ae', 1).facetFilters).toEqual([['fg_homecare:true']])
    expect(toSearchParams({ ...noCriteria, visit: 'clinic' }, 'ae', 1).facetFilters).toEqual([['fg_clinic:true']])
  })

  it('asks for the nearest first where that is asked for and the position is known, within the city or within reach', () => {
    const position = { lat: 25.2, lng: 55.271 }
    expect(toSearchParams({ ...criteria, isNear: true }, 'ae', 1, position)).toMatchObject({
      index: 'doctor_nearest',
      aroundLatLng: '25.2,55.271',
      aroundRadius: 'all',
      getRankingInfo: true,
    })
    expect(toSearchParams({ ...noCriteria, isNear: true }, 'ae', 1, position).aroundRadius).toBeUndefined()
    expect(toSearchParams({ ...criteria, isNear: true, sort: 'fee' }, 'ae', 1, position)).toMatchObject({
      index: 'doctor_nearest',
      sortBy: 'fee',
      getRankingInfo: true,
    })
    for (const params of [
      toSearchParams({ ...criteria, isNear: true }, 'ae', 1),
      toSearchParams(criteria, 'ae', 1, position),
      toSearchParams({ ...criteria, sort: 'distance' }, 'ae', 1),
    ])
      expect(params).toEqual(toSearchParams(criteria, 'ae', 1))
  })

  it('asks for an insurer, or for the plans of it that are chosen, and for a fee that is known', () => {
    const insured = { ...noCriteria, insurances: ['sadeem', 'waha'], plans: ['sadeem.11', 'sadeem.12'], fee: '-300' }
    const params = toSearchParams(insured, 'ae', 1)
    expect(params.facetFilters).toEqual([['insurance_plans:11', 'insurance_plans:12', 'insurances:waha']])
    expect(params).toMatchObject({
      country_code: 'ae',
      nestedFilters: { service_fees: 'fee >= 1 AND fee <= 300' },
    })
    expect(toCountQuestion(insured, 'ae', 'insurances').question).toMatchObject({
      facetFilters: [],
      facets: ['insurances', 'insurance_plans'],
    })
  })

  it('asks who is free by the flag of each choice, and lets nobody keep the answer [V15] [S6]', () => {
    const app = { tenant: 'sadeem', locale: locales['en-ae']!, queryClient: new QueryClient() } as AppContext
    const free = { ...noCriteria, available: 'weekend' as const }
    expect(toSearchParams(free, 'ae', 1).facetFilters).toEqual([['fg_available_weekend:true']])
    for (const timely of [free, { ...noCriteria, sort: 'soonest' as const }])
      expect(foundDoctorsQuery(app, timely, 1).meta).toEqual({ persist: false, isOfTheMoment: true })
    expect(String(toSearchParams(noCriteria, 'ae', 1).facets)).not.toContain('available')
  })

  it('keeps where somebody is off the device and out of the address', () => {
    const app = { tenant: 'sadeem', locale: locales['en-ae']!, queryClient: new QueryClient() } as AppContext
    const near = { ...criteria, isNear: true }
    expect(foundDoctorsQuery(app, near, 1).meta).toEqual({ persist: true })
    keepPosition(app, { lat: 25.2, lng: 55.3 })
    expect(foundDoctorsQuery(app, near, 1).meta).toEqual({ persist: false })
    expect(foundDoctorsQuery(app, criteria, 1).meta).toEqual({ persist: true })
    expect(writeCriteria(near)).toMatchObject({ city: 'dubai', near: '1' })
  })

  it('looks around the city twice as far where there is nobody in it, with everything else as it was [S29] [K04]', () => {
    const wider = toWiderParams(criteria, { country: 'ae', centre: { lat: 25.4, lng: 55.5 }, radius: 50_000 }, 2)
    expect(wider).toMatchObject({ aroundLatLng: '25.4,55.5', aroundRadius: 50_000, page: 1 })
    expect(wider.facetFilters).toEqual([
      ['speciality_slug:dermatology', 'speciality_slug:cardiology'],
      ['languages:urdu'],
      ['gender:female'],
    ])
  })
})
