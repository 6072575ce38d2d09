import { describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createLinks } from '#src/routes/links.ts'
import { facilityTitles } from '#src/routes/route-table.ts'
import { canonicalOfClinics } from './canonical.ts'
import {
  chosenClinicValues,
  noClinicCriteria,
  readClinicCriteria,
  withClinicChoice,
  withoutClinicFilters,
  writeClinicCriteria,
} from './criteria.ts'
import { kindOf } from './kinds.ts'

const links = createLinks({ basePath: '', locale: locales['en-ae']!, keyInUrl: false, tenant: 'patientweb' })

describe('what an address asks for', () => {
  it('takes its first word for the kind of facility [R16]', () => {
    expect(Object.fromEntries(facilityTitles.map((title) => [title, kindOf(title, undefined)]))).toEqual({
      clinic: '',
      facility: '',
      hospital: 'hospitals',
      'medical-center': 'medical-center',
      'hospital-group': 'hospital-group',
      'clinic-group': 'clinic-group',
      polyclinic: 'polyclinic',
    })
  })

  it('tells hospitals from all others by facility_slug, of which one word alone means the others [Q07]', () => {
    expect(readClinicCriteria({}, { facility_slug: 'clinics-medical-centres' }).kind).toBe('clinics-medical-centres')
    expect(readClinicCriteria({}, { facility_slug: 'hospitals' }).kind).toBe('hospitals')
    expect(readClinicCriteria({}, { facility_slug: 'anything' }).kind).toBe('hospitals')
    expect(readClinicCriteria({}, {}).kind).toBe('')
  })

  it('reads kind and city under a city, and city and speciality under a kind [R18] [R19]', () => {
    expect(readClinicCriteria({ city: 'abu-dhabi', facility_slug: 'hospitals' }, {})).toEqual({
      ...noClinicCriteria,
      kind: 'hospitals',
      city: 'abu-dhabi',
    })
    expect(
      readClinicCriteria({ facilityTitle: 'clinic', city: 'dubai', speciality: 'cardiology' }, { city: 'sharjah' }),
    ).toEqual({ ...noClinicCriteria, city: 'dubai', specialities: ['cardiology'] })
  })

  it('leaves out what is malformed and what is too long', () => {
    const search = { query: ` ${'a'.repeat(200)} `, city: '<b>', speciality: 'dermatology,"x",cardiology', near: 'yes' }
    expect(readClinicCriteria({}, search)).toEqual({
      ...noClinicCriteria,
      query: 'a'.repeat(120),
      specialities: ['dermatology', 'cardiology'],
    })
  })
})

describe('addresses of lists', () => {
  const chosen = [
    { ...noClinicCriteria },
    { ...noClinicCriteria, kind: 'hospitals' as const, city: 'dubai' },
    { ...noClinicCriteria, kind: 'clinics-medical-centres' as const, city: 'dubai', specialities: ['cardiology'] },
    {
      ...noClinicCriteria,
      kind: 'polyclinic' as const,
      query: 'al noor',
      insurances: ['sehaty', 'amana'],
      isNear: true,
    },
    { ...noClinicCriteria, specialities: ['cardiology', 'dermatology'] },
  ]
  it.each(chosen)('say the same when they are read again', (criteria) => {
    const { facilityTitle = 'clinic', ...search } = writeClinicCriteria(criteria)
    expect(readClinicCriteria({ facilityTitle }, search)).toEqual(criteria)
  })

  it('put kind, city and one speciality into the path [R18]', () => {
    const address = (criteria: object) => links.clinics(writeClinicCriteria({ ...noClinicCriteria, ...criteria }))
    expect(address({ kind: 'hospitals', city: 'dubai', specialities: ['cardiology'] })).toBe(
      '/en-ae/hospital/city/dubai/cardiology',
    )
    expect(address({ city: 'dubai', specialities: ['cardiology', 'ent'] })).toBe(
      '/en-ae/clinic/city/dubai?speciality=cardiology%2Cent',
    )
    expect(address({ specialities: ['cardiology'] })).toBe('/en-ae/clinic?speciality=cardiology')
  })

  it('have one by which search engines know a list, and none for what filters alone make', () => {
    const canonical = (criteria: object, page?: number) =>
      canonicalOfClinics({ ...noClinicCriteria, ...criteria }, links, page)
    expect(canonical({})).toBe('/en-ae/clinic')
    expect(canonical({ kind: 'hospitals' })).toBe('/en-ae/hospital')
    expect(canonical({ kind: 'hospitals', city: 'dubai' })).toBe('/en-ae/dubai/hospitals')
    expect(canonical({ kind: 'clinics-medical-centres', city: 'dubai' }, 2)).toBe(
      '/en-ae/dubai/clinics-medical-centres?page=2',
    )
    expect(canonical({ city: 'dubai', specialities: ['cardiology'], isNear: true })).toBe(
      '/en-ae/clinic/city/dubai/cardiology',
    )
    for (const criteria of [
      { query: 'x' },
      { insurances: ['x'] },
      { specialities: ['a', 'b'] },
      { specialities: ['a'] },
    ])
      expect(canonical(criteria)).toBeUndefined()
  })
})

describe('choosing filters', () => {
  it('adds to a facet that takes several, puts one city in the place of another, and ends being near with it', () => {
    const near = { ...noClinicCriteria, city: 'dubai', isNear: true }
    expect(withClinicChoice(near, 'city', 'sharjah')).toEqual({ ...noClinicCriteria, city: 'sharjah' })
    const both = withClinicChoice(withClinicChoice(near, 'specialities', 'ent'), 'specialities', 'cardiology')
    expect(both).toEqual({ ...near, specialities: ['ent', 'cardiology'] })
    expect(withClinicChoice(both, 'specialities', 'ent').specialities).toEqual(['cardiology'])
  })

  it('lists what is on, and clears it without losing the words', () => {
    const criteria = { ...noClinicCriteria, query: 'noor', kind: 'hospitals' as const, specialities: ['ent'] }
    expect(chosenClinicValues(criteria)).toEqual([
      { facet: 'kind', value: 'hospitals' },
      { facet: 'specialities', value: 'ent' },
    ])
    expect(withoutClinicFilters(criteria)).toEqual({ ...noClinicCriteria, query: 'noor' })
  })
})
