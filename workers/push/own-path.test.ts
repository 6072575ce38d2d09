import { describe, expect, it } from 'vitest'
import { homeOf, iconOf, isOwnWindow, ownPath } from './own-path.ts'

const origin = 'https://app.example'
const shared = homeOf({ script: `${origin}/care/push.js?key=insurer`, scope: `${origin}/care/push/insurer/` })
const alone = homeOf({ script: `${origin}/push.js`, scope: `${origin}/push/patientweb/` })

describe('ownPath', () => {
  it('leads to what the message names in the tenant’s own app, by its key where addresses need one', () => {
    expect(ownPath('/care/en-ae/appointment/7?tab=1#top', shared)).toBe(
      '/care/en-ae/appointment/7?tab=1&key=insurer#top',
    )
    expect(ownPath(`${origin}/care/en-ae?key=insurer`, shared)).toBe('/care/en-ae?key=insurer')
    expect(ownPath('/en-ae/appointment/7', alone)).toBe('/en-ae/appointment/7')
  })

  it.each([
    'https://evil.example/care/en-ae',
    '//evil.example/care/',
    'https:\\\\evil.example',
    '/care/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://app.example/care/',
    '/other/en-ae',
    '/care/api/account/account',
    '/care/en-ae?key=patientweb',
    '/care/en-ae?key=insurer&key=patientweb',
    '',
    5,
    undefined,
  ])('leads to the tenant’s start for %j', (address) => {
    expect(ownPath(address, shared)).toBe('/care/?key=insurer')
  })

  it('leads to no keyed tenant where the host names this one', () => {
    expect(ownPath('/en-ae?key=insurer', alone)).toBe('/')
  })

  it('never names a host in the place of a path', () => {
    for (const address of ['/.//evil.example', '/..//evil.example/en-ae', '/%2e//evil.example'])
      expect(new URL(ownPath(address, alone), origin).origin).toBe(origin)
  })
})

it('the picture of notifications is the tenant’s own', () => {
  expect([iconOf(shared), iconOf(alone)]).toEqual(['/care/icons/icon-192.png?key=insurer', '/icons/icon-192.png'])
})

describe('isOwnWindow', () => {
  it('tells the tenant’s windows from those of another tenant of the origin', () => {
    expect(isOwnWindow(`${origin}/care/en-ae/doctor?key=insurer`, shared)).toBe(true)
    for (const other of [
      `${origin}/care/en-ae`,
      `${origin}/care/en-ae?key=clinic`,
      'https://evil.example/care/?key=insurer',
    ])
      expect([other, isOwnWindow(other, shared)]).toEqual([other, false])
    expect(isOwnWindow(`${origin}/en-ae?key=insurer`, alone)).toBe(false)
  })
})
