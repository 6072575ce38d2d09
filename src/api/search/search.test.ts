import { describe, expect, it } from 'vitest'
import type { DoctorHit } from '#contract/directory'
import { quoted, withDefaults, withPlans } from './filters.ts'
import { pageSizes } from './page-sizes.ts'
import { reachOf } from '#contract/search-radius'
import { localiseDoctor } from './localised.ts'
import { cityName } from './names.ts'
import { inPlace, withinReach } from './place.ts'

describe('the filters of a search', () => {
  it('show only what is published, is no test, and has a listed plan [V14]', () => {
    expect(withDefaults()).toBe('published:true AND fg_test:false')
    expect(withDefaults('a:1 OR b:2')).toBe('published:true AND fg_test:false AND (a:1 OR b:2)')
    expect(withPlans()).toEqual([['plan:1', 'plan:2']])
    expect(withPlans('city:dubai')).toEqual(['city:dubai', ['plan:1', 'plan:2']])
    expect(withPlans([['a:1', 'a:2']])).toEqual([
      ['a:1', 'a:2'],
      ['plan:1', 'plan:2'],
    ])
  })

  it('name a city of an address in words [V11]', () => {
    expect(cityName('ras-al-khaimah')).toBe('ras al khaimah')
    expect(inPlace({ country: 'ae', city: 'abu-dhabi' })).toBe(
      'countryCode:"ae" AND (city_slug:"abu-dhabi" OR city:"abu dhabi")',
    )
    expect(inPlace({ country: 'ae' })).toBe('countryCode:"ae"')
  })

  it('cannot be broken out of by a value', () => {
    expect(quoted('a" OR published:false OR "\\')).toBe('"a\\" OR published:false OR \\"\\\\"')
  })
})

it('asks for as many hits as the kind of list shows [K05]', () => {
  expect(pageSizes).toEqual({
    doctor: 20,
    online: 21,
    clinic: 20,
    suggestions: 10,
    speciality: 100,
    insurance: 300,
    facets: 0,
    lookup: 1,
  })
})

it('looks 25 km around a point, and twice as far for the nearest, unless platform or question say otherwise [K04]', () => {
  const aroundLatLng = '25.2,55.3'
  for (const [reach, around] of [
    [reachOf({}), 25_000],
    [reachOf({ search_radius: 8_000 }), 8_000],
  ] as const) {
    expect(withinReach({ aroundLatLng }, reach).aroundRadius).toBe(around)
    expect(withinReach({ aroundLatLng, index: 'doctor_nearest' }, reach).aroundRadius).toBe(around * 2)
    expect(withinReach({ aroundLatLng, aroundRadius: 5_000 }, reach).aroundRadius).toBe(5_000)
    expect(withinReach({ query: 'derma' }, reach)).toEqual({ query: 'derma' })
  }
})

it('exposes the words of the language as lang_ fields, and English where one is missing [N12]', () => {
  const doctor = {
    fullName: 'Layla Farouk',
    arabic_fullName: 'ليلى فاروق',
    id_fullName: 'Laila Farukh',
    title: 'Specialist',
    arabic_title: 'أخصائية',
    bio: 'Sees children.',
    speciality: 'Dermatology',
    specialityArabic: 'الجلدية',
    city: 'Dubai',
    arabic_city: 'دبي',
    area: 'Jumeirah',
  } as DoctorHit
  const words = (language: 'en' | 'ar' | 'id') => {
    const { lang_fullName, lang_title, lang_bio, lang_speciality, lang_city, lang_area } = localiseDoctor(
      doctor,
      language,
    )
    return [lang_fullName, lang_title, lang_bio, lang_speciality, lang_city, lang_area]
  }
  expect(words('en')).toEqual(['Layla Farouk', 'Specialist', 'Sees children.', 'Dermatology', 'Dubai', 'Jumeirah'])
  expect(words('ar')).toEqual(['ليلى فاروق', 'أخصائية', 'Sees children.', 'الجلدية', 'دبي', 'Jumeirah'])
  expect(words('id')).toEqual(['Laila Farukh', 'Specialist', 'Sees children.', 'Dermatology', 'Dubai', 'Jumeirah'])
})
