import { describe, expect, it } from 'vitest'
import { shippedTenants } from '#server/demo/tenants/load'
import { validateAsset } from './asset-files.ts'
import { checkConfiguration } from './check-configuration.ts'
import { isPlainMark } from './plain-mark.ts'

const svg = (inside: string) => `<svg viewBox="0 0 32 32">${inside}</svg>`

const shipped = await Promise.all(
  shippedTenants().map(async ({ file: { configuration }, assets }) => {
    const validated = await Promise.all(assets.map((asset) => validateAsset(asset)))
    const facts = new Map(validated.map(({ kept }) => [kept!.name, kept!.fact]))
    return { code: configuration.code, configuration, facts }
  }),
)
const { configuration: sound, facts } = shipped[0]!

describe('a tenant’s configuration', () => {
  it.each(shipped)('of $code passes with its files', ({ configuration, facts }) => {
    expect(() => checkConfiguration(configuration, facts)).not.toThrow()
  })

  it('is refused with the place of what is wrong', () => {
    const broken = { ...sound, theme: { ...sound.theme, seed: 'red' } }
    expect(() => checkConfiguration(broken, facts)).toThrow('/theme/seed')
  })

  it('is refused where the rooms of its visits by video are on a host that it does not name [R30]', () => {
    const video = { url_template: 'https://meet.example/{room}', show: 'embedded' as const }
    const withHosts = (...more: string[]) => {
      const hosts = [...(sound.content_hosts ?? []), ...more]
      return () => checkConfiguration({ ...sound, content_hosts: hosts, video }, facts)
    }
    expect(withHosts('www.meet.example')).toThrow('/video/url_template')
    expect(withHosts('meet.example')).not.toThrow()
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<path d="M0 0" onload="alert(1)"/>')],
    ['an address', svg('<image href="https://example.com/a.png"/>')],
    ['a style', svg('<path d="M0 0" style="background:url(https://example.com)"/>')],
    ['a reference as a colour', svg('<path d="M0 0" fill="url(https://example.com#a)"/>')],
    ['text', svg('hello')],
    ['anything after it', `${svg('')}<p></p></svg>`],
    ['something else than a picture', '<p></p>'],
  ])('is refused when its mark holds %s', (_, mark) => {
    expect(isPlainMark(mark)).toBe(false)
    expect(() => checkConfiguration({ ...sound, logo_svg: mark }, facts)).toThrow('mark')
  })
})
