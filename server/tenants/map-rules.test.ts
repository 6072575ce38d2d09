import { describe, expect, it } from 'vitest'
import type { ClientConfiguration } from '#contract/tenant'
import { configurationIssues } from './check-configuration.ts'
import { mapIssues } from './map-rules.ts'
import { liqa } from '#server/demo/tenants/liqa'

const template = 'https://tiles.example/{z}/{x}/{y}.png'
const withTiles = (map: Partial<NonNullable<ClientConfiguration['map_tiles']>> = {}): ClientConfiguration => ({
  ...liqa.configuration,
  map_tiles: { url_template: template, attribution: { en: '© Makers' }, max_zoom: 18, ...map },
})
/** Where the whole check finds something wrong with the map. */
const pathsOf = (configuration: ClientConfiguration) =>
  configurationIssues(configuration, new Map())
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/map_tiles'))

describe('where a tenant’s map tiles come from', () => {
  it('may be nowhere: then there is no map', () => {
    const { map_tiles: _, ...without } = liqa.configuration
    expect(mapIssues(without)).toEqual([])
    expect(pathsOf(without)).toEqual([])
  })

  it.each([
    template,
    'https://tiles.example:8443/{language}/{z}/{y}/{x}@2x.webp?key=abc',
    'http://localhost:4000/{z}/{x}/{y}.png',
    '/demo-map/{language}/{scheme}/{z}/{x}/{y}.svg',
  ])('is taken from %s', (url_template) => {
    expect(pathsOf(withTiles({ url_template }))).toEqual([])
  })

  it.each([
    ['{z}', 'https://tiles.example/{x}/{y}.png'],
    ['{x}', 'https://tiles.example/{z}/{y}.png'],
    ['{y}', 'https://tiles.example/{z}/{x}.png'],
    ['{x}', 'https://tiles.example/{z}/{x}/{y}/{x}.png'],
  ])('must hold %s once: %s', (name, url_template) => {
    expect(mapIssues(withTiles({ url_template }))).toMatchObject([
      { severity: 'error', path: '/map_tiles/url_template', message: expect.stringContaining(name) },
    ])
  })

  it('names every number that is missing, and what nothing stands for', () => {
    expect(pathsOf(withTiles({ url_template: 'https://tiles.example/map.png' }))).toHaveLength(3)
    const [unknown] = mapIssues(withTiles({ url_template: `${template}?token={token}` }))
    expect(unknown?.message).toContain('{token}')
  })

  it.each([
    ['no encryption', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['the page’s own scheme', '//tiles.example/{z}/{x}/{y}.png'],
    ['a backslash', '/\\tiles.example/{z}/{x}/{y}.png'],
    ['a script', 'javascript:alert(1)/{z}/{x}/{y}'],
    ['a document', 'data:image/svg+xml,{z}{x}{y}'],
    ['a name and password', 'https://user:secret@tiles.example/{z}/{x}/{y}.png'],
    ['a number in the host', 'https://{x}.tiles.example/{z}/{x}/{y}.png'],
    ['another source in the policy', "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png"],
    ['a line break', 'https://tiles.example/{z}/{x}\n/{y}.png'],
    ['no path', 'https://tiles.example'],
  ])('is refused with %s', (_, url_template) => {
    expect(pathsOf(withTiles({ url_template }))).toContain('/map_tiles/url_template')
  })

  it('names its makers, and leads to them by a safe address alone', () => {
    expect(pathsOf(withTiles({ attribution: { en: '  ', ar: '© صانعون' } }))).toEqual(['/map_tiles/attribution/en'])
    expect(pathsOf(withTiles({ attribution_url: 'javascript:alert(1)' }))).toEqual(['/map_tiles/attribution_url'])
    expect(pathsOf(withTiles({ max_zoom: 23 }))).toEqual(['/map_tiles/max_zoom'])
  })
})
