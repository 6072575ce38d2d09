import { describe, expect, it } from 'vitest'
import { externalTarget, findExternalPage, isThisMachine, loginTarget, readTenantAddress } from './external-page.ts'

const page = (url: string, embed = true) => ({ id: 'terms', title: { en: 'Terms' }, url, embed })
const tenant = { content_hosts: ['docs.example', '127.0.0.1:9100'] }

describe('an external page', () => {
  it('is found by its id and by nothing else [R29] [Q11]', () => {
    const configuration = { external_pages: [page('https://docs.example/terms')] }
    expect(findExternalPage(configuration, 'terms')?.id).toBe('terms')
    for (const target of [undefined, '', 'https://docs.example/terms', '//docs.example', 'TERMS'])
      expect([target, findExternalPage(configuration, target)]).toEqual([target, undefined])
    expect(findExternalPage({}, 'terms')).toBeUndefined()
  })

  it('is framed from the tenant’s own hosts and our documents alone [R29]', () => {
    const isFramed = (url: string, embed?: boolean) => externalTarget(tenant, page(url, embed), 'en')?.isFramed
    expect(isFramed('https://docs.example/terms')).toBe(true)
    expect(isFramed('http://127.0.0.1:9100/terms')).toBe(true)
    expect(isFramed('/documents/terms')).toBe(true)
    expect(isFramed('https://docs.example/terms', false)).toBe(false)
    expect(isFramed('https://other.example/terms')).toBe(false)
    expect(isFramed('https://docs.example.evil.example/terms')).toBe(false)
    expect(isFramed('/account')).toBe(false)
    expect(isFramed('https://docs.example')).toBe(true)
    expect(externalTarget({}, page('https://docs.example/terms'), 'en')?.isFramed).toBe(false)
  })

  it('leads to the address of the language, else to the English one', () => {
    const both = { ...page(''), url: { en: 'https://docs.example/en', ar: 'https://docs.example/ar' } }
    const leadsTo = (language: 'en' | 'ar' | 'id') => externalTarget(tenant, both, language)
    expect([leadsTo('ar'), leadsTo('id')]).toEqual([
      { kind: 'host', href: 'https://docs.example/ar', host: 'docs.example', isFramed: true },
      { kind: 'host', href: 'https://docs.example/en', host: 'docs.example', isFramed: true },
    ])
  })

  it('is never the page that shows external pages', () => {
    expect(externalTarget(tenant, page('/external?target=terms', false), 'en')).toBeUndefined()
    for (const url of ['/documents/external', 'https://docs.example/external'])
      expect(externalTarget(tenant, page(url), 'en')).toMatchObject({ isFramed: true })
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://docs.example/1',
    'http://docs.example/terms',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https://user:secret@docs.example/',
    'ftp://docs.example/',
    'docs.example/terms',
    '',
  ])('leads nowhere by %j [R29]', (url) => {
    expect(readTenantAddress(url)).toBeUndefined()
    expect(externalTarget(tenant, page(url), 'en')).toBeUndefined()
  })
})

it('only this machine is called without encryption', () => {
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1', '127.0.0.1:9100'])
    expect(isThisMachine(host)).toBe(true)
  for (const host of [
    'localhost.evil.example',
    'evil.localhost',
    'localhost:80:90',
    '127.0.0.1.nip.io',
    '10.127.0.0.1',
  ])
    expect(isThisMachine(host)).toBe(false)
  expect(readTenantAddress('http://localhost:8080/terms')).toMatchObject({ host: 'localhost:8080' })
  expect(readTenantAddress('ftp://localhost/terms')).toBeUndefined()
})

describe('the login of a partner', () => {
  const loginOf = (login_url: string) => loginTarget({ login_url, content_hosts: ['login.example'] })

  it('is a path of the app or on a host of the partner’s own [S03]', () => {
    expect(loginOf('/account')).toEqual({ kind: 'path', path: '/account' })
    expect(loginOf('https://login.example/in')).toMatchObject({ kind: 'host', href: 'https://login.example/in' })
    for (const address of ['', 'https://evil.example/', '//evil.example', 'javascript:alert(1)'])
      expect([address, loginOf(address)]).toEqual([address, undefined])
    expect(loginTarget({ login_url: 'https://login.example/in' })).toBeUndefined()
  })
})
