import { describe, expect, it } from 'vitest'
import { resolve } from './resolve.ts'

describe('resolve', () => {
  it('renders public pages and gives private ones the shell', () => {
    expect(resolve('/en-ae/doctor/dermatology/dubai', '')).toEqual({
      kind: 'page',
      address: '/en-ae/doctor/dermatology/dubai',
      locale: 'en-ae',
      screen: 'doctor-results',
    })
    expect(resolve('/ar-sa/dashboard/main?x=1', '')).toEqual({
      kind: 'shell',
      locale: 'ar-sa',
      screen: 'dashboard',
      isOfOneVisit: false,
    })
  })

  it('tells which pages show one visit', () => {
    for (const path of ['appointment/2/confirmed', 'appointment-detail/2'])
      expect(resolve(`/id/${path}`, '')).toMatchObject({ kind: 'shell', locale: 'id', isOfOneVisit: true })
  })

  it('keeps of the query what changes the page, in one order, so that a page is kept once', () => {
    const address = (query: string) => (resolve(`/en-ae/search/result${query}`, '') as { address: string }).address
    expect(address('?utm_source=a&query=derm&city=dubai&key=insurer')).toBe(
      '/en-ae/search/result?city=dubai&query=derm',
    )
    expect(address('?city=dubai&fbclid=9&query=derm')).toBe(address('?query=derm&city=dubai'))
  })

  it('leads addresses without a locale to one, and the start for a while only', () => {
    expect(resolve('/?key=insurer', '')).toEqual({ kind: 'localise', path: '?key=insurer', status: 302 })
    expect(resolve('/doctors?page=2', '')).toEqual({ kind: 'localise', path: '/doctors?page=2', status: 301 })
    expect(resolve('/search-result', '')).toEqual({ kind: 'localise', path: '/search/result', status: 301 })
    expect(resolve('/id-id/dokter/kulit?page=2', '')).toEqual({
      kind: 'redirect',
      path: '/id/dokter/kulit?page=2',
      status: 301,
    })
  })

  it('finds nothing at unknown paths, at pairs that are no locale and past the words of a section [R02]', () => {
    const paths = [
      '/xx-yy',
      '/ar-in',
      '/ar-pk',
      '/ar-in/dermatology',
      '/fr',
      '/en-ae/dashboard/nope',
      '/en-ae/account/nope',
    ]
    for (const path of [...paths, '/en-ae/search/nope', '/en-ae/doctor/a/b/c/d/e/f', '/en-ae//x', '/en-ae/%E0%A4%A']) {
      expect([path, resolve(path, '')]).toEqual([path, expect.objectContaining({ kind: 'page', screen: 'not-found' })])
    }
  })

  it('takes the mount path off before it looks [R33]', () => {
    expect(resolve('/care/en-ae', '/care')).toEqual({
      kind: 'page',
      address: '/en-ae',
      locale: 'en-ae',
      screen: 'home',
    })
    expect(resolve('/care', '/care')).toEqual({ kind: 'localise', path: '', status: 302 })
    expect(resolve('/care/maintenance/', '/care')).toMatchObject({ kind: 'page', screen: 'maintenance' })
  })

  it('never takes a name of a file for a page', () => {
    expect(resolve('/icons/unknown.png', '')).toEqual({ kind: 'file' })
  })
})
