import { describe, expect, it } from 'vitest'
import { homeOfShell, isShellAddress, shellAddress } from './shell-address.ts'

const at = (path: string) => shellAddress(new URL(path, 'https://app.example'), { mount: '/care/' })

describe('shellAddress', () => {
  it('is one per locale, and per key where that names the tenant [T05]', () => {
    expect(at('/care/en-ae/doctor/dermatology?page=2')).toBe('/care/_shell/en-ae')
    expect(at('/care/id?key=insurer&page=2')).toBe('/care/_shell/id?key=insurer')
    expect(at('/care/ar-sa?key=hospital')).not.toBe(at('/care/ar-sa?key=insurer'))
  })

  it('leaves to the server what is no page of a locale', () => {
    for (const path of [
      '/care/',
      '/care/api/locale/init',
      '/care/docs',
      '/care/demo/inbox',
      '/care/xx-yy',
      '/en-ae',
      '/care/en-ae?refresh_page=1',
      '/care/en-ae?lang=ar',
      '/care/en-ae?country=sa',
    ])
      expect([path, at(path)]).toEqual([path, undefined])
  })
})

describe('the home of a shell', () => {
  it('keeps the key of its tenant', () => {
    const shell = new URL('https://app.example/care/_shell/en-ae?key=insurer')
    expect(homeOfShell(shell, { mount: '/care/' })).toBe('/care/en-ae?key=insurer')
  })

  it('is only of shells of this app: a page may not have anything else kept', () => {
    expect(isShellAddress('/care/_shell/en-ae', { mount: '/care/' })).toBe(true)
    for (const address of [
      '/care/en-ae',
      '/_shell/en-ae',
      '/care/_shell/../api',
      'https://evil.example/care/_shell/en-ae',
    ])
      expect([address, isShellAddress(address, { mount: '/care/' })]).toEqual([address, false])
  })
})
