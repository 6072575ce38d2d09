import { expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { besideDoctor, besideFacility, besideList } from './related-query.ts'

it('asks for the pages beside a doctor, a clinic and a list, and never for the list itself [C76]', () => {
  expect(besideDoctor({ city_slug: 'dubai', speciality_slug: 'cardiology' })).toEqual({
    city: 'dubai',
    speciality: 'cardiology',
  })
  expect(besideFacility({ city_slug: 'dubai', specialities_detail: [] })).toEqual({ city: 'dubai' })
  const app = { basePath: '/care', locale: locales['ar-ae']! }
  const address = '/care/ar-ae/doctor/cardiology/dubai?key=sadeem'
  expect(besideList(app, { city: 'dubai', specialities: ['cardiology', 'ent'] }, address)).toEqual({
    city: 'dubai',
    speciality: 'cardiology',
    url: 'doctor/cardiology/dubai',
  })
  expect(besideList(app, { city: '', specialities: [] })).toEqual({})
})
