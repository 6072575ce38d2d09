import { describe, expect, it } from 'vitest'
import { RoutePattern } from '#contract/client-error'
import Value from 'typebox/value'
import { addressPattern } from './address-pattern.ts'
import { bareRows, localisedRows } from './route-table.ts'

describe('the pattern of an address', () => {
  it.each([
    ['', '/en-ae', '/$locale'],
    ['', '/en-ae/', '/$locale'],
    ['', '/en-ae/doctor/cardiology/dubai/dr-layla-haddad', '/$locale/doctor/$speciality/$city/$name'],
    ['/care', '/care/en-ae/appointment/42/confirmed', '/$locale/appointment/$id/confirmed'],
    ['/care', '/care/maintenance', '/maintenance'],
    ['', '/en-ae/account/Layla', '/*'],
    ['', '/Layla/Haddad/501234567/4/5/6/7', '/*'],
    ['', '/en-ae/%zz', '/*'],
  ])('under "%s" of %s is %s', (basePath, pathname, pattern) => {
    expect(addressPattern(pathname, { basePath, locale: 'en-ae' })).toBe(pattern)
  })

  it('can be told for every row of the table', () => {
    const rows = [...localisedRows, ...bareRows].filter(({ id }) => id !== 'development')
    for (const { path } of rows) {
      const pattern = addressPattern(`/en-ae/${path.replaceAll('$', '')}`, { basePath: '', locale: 'en-ae' })
      expect([path, Value.Check(RoutePattern, pattern)]).toEqual([path, true])
    }
  })
})
