import { describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { matchLocalised } from '#src/routes/match.ts'
import { parseSearch } from '#src/routes/search.ts'
import { addressInLocale } from './address-in-locale.ts'

/** Where an address leads in another locale. */
function lead(address: string, to: string, { basePath = '', keyInUrl = false } = {}) {
  const [, from = '', path = '', query = ''] = /^\/([^/?]+)\/?([^?]*)(.*)$/.exec(address) ?? []
  const page = matchLocalised(`/${path}`) ?? { screen: 'not-found', params: {} }
  const app = { basePath, keyInUrl, tenant: 'sadeem', locale: locales[from]! }
  return addressInLocale(app, { ...page, path, search: parseSearch(query) }, locales[to]!)
}

describe('the same page in another language of the country', () => {
  it.each([
    ['/en-ae', 'ar-ae', '/ar-ae'],
    [
      '/en-ae/doctor/dermatology/dubai?gender=female&page=2',
      'ar-ae',
      '/ar-ae/doctor/dermatology/dubai?gender=female&page=2',
    ],
    ['/ar-ae/practitioner/dermatology/dubai/dr-layla', 'en-ae', '/en-ae/practitioner/dermatology/dubai/dr-layla'],
    ['/en-ae/appointment/7/confirmed', 'ar-ae', '/ar-ae/appointment/7/confirmed'],
    ['/en-ae/clinic/dubai/marina', 'ar-ae', '/ar-ae/clinic/dubai/marina'],
  ])('of %s keeps place and query [T10]', (address, to, expected) => {
    expect(lead(address, to)).toBe(expected)
  })

  it('has that language’s word for a doctor [T10]', () => {
    expect(lead('/en/doctor/dermatology/jakarta/dr-sari/appointment/book?start=x', 'id')).toBe(
      '/id/dokter/dermatology/jakarta/dr-sari/appointment/book?start=x',
    )
    expect(lead('/id/dokter/dermatology', 'en')).toBe('/en/doctor/dermatology')
  })

  it('keeps the mount path and the key of the tenant', () => {
    expect(lead('/en-ae/doctors?key=other', 'ar-ae', { basePath: '/care', keyInUrl: true })).toBe(
      '/care/ar-ae/doctors?key=sadeem',
    )
  })
})

describe('the same page in another country', () => {
  it.each([
    [
      '/en-ae/doctor/dermatology/dubai?gender=female&sort=fee&insurance=daman',
      'en-sa',
      '/en-sa/doctor/dermatology?gender=female&sort=fee',
    ],
    ['/en-ae/search/result?query=skin&city=dubai&near=1&page=3', 'ar-sa', '/ar-sa/search/result?query=skin'],
    ['/en-ae/cardiology/spoken-language/urdu', 'id', '/id/dokter/cardiology?language=urdu'],
    ['/en-ae/insurance/daman', 'en-sa', '/en-sa/search/result'],
  ])('of the list %s looks for the same, and leaves places and insurers behind [T10]', (address, to, expected) => {
    expect(lead(address, to)).toBe(expected)
  })

  it.each([
    '/en-ae/doctor/dermatology/dubai/dr-layla',
    '/en-ae/doctor/dermatology/dubai/dr-layla/appointment/book',
    '/en-ae/clinic/dubai/marina',
    '/en-ae/dubai/hospitals',
    '/en-ae/no/such/page/here',
  ])('of %s is home, since it exists in one country alone [T10]', (address) => {
    expect(lead(address, 'ar-sa')).toBe('/ar-sa')
  })

  it('of what belongs to the patient stays what it is', () => {
    expect(lead('/en-ae/dashboard/appointments', 'ar-sa')).toBe('/ar-sa/dashboard/appointments')
    expect(lead('/en-ae/external?target=blog', 'id')).toBe('/id/external?target=blog')
  })
})
