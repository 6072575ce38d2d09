import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offeredLocales } from '#contract/locale'
import { shippedTenants } from '#server/demo/tenants/load'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { readElements, type PageElement } from '#tests/support/page-elements'
import { pageEntities } from '#tests/support/page-entities'
import { routeRows } from '#tests/support/route-rows'
import { startTestServer, type TestServer } from '#tests/support/server'

const origin = 'http://app.example'
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront, config: { publicOrigin: origin } })
}, 240_000)
afterAll(() => server.close())

describe.each(shippedTenants().map(({ file }) => file))(
  'the head of every kind of page, as it is served',
  ({ configuration }) => {
    const { code: tenant, markets, languages } = configuration
    const locale = offeredLocales(markets, languages)[0]!.prefix
    let addresses: string[]

    beforeAll(async () => {
      const entities = await pageEntities(server, locale, tenant)
      const seen = new Set<string>()
      addresses = routeRows(() => entities, [locale])
        .filter(({ path }) => path === `/${locale}` || path.startsWith(`/${locale}/`))
        .flatMap(({ id, screen, path }) => {
          if (seen.has(id + screen)) return []
          seen.add(id + screen)
          return [path]
        })
      expect(addresses.length).toBeGreaterThan(20)
    })

    const open = async (path: string) => {
      const answer = await server.app.inject(`${path}?key=${tenant}`)
      return { status: answer.statusCode, elements: readElements(parse(answer.body)) }
    }
    const metaOf = (elements: PageElement[], name: string) =>
      elements
        .filter(({ tag, attributes }) => tag === 'meta' && (attributes['name'] ?? attributes['property']) === name)
        .map(({ attributes }) => attributes['content'])
    const linkOf = (elements: PageElement[], rel: string) =>
      elements
        .filter(({ tag, attributes }) => tag === 'link' && attributes['rel'] === rel)
        .map(({ attributes }) => attributes)

    it(`of ${tenant} has one title, one icon of the tenant and its manifest, and is either hidden or described [T04 T09]`, async () => {
      for (const path of addresses) {
        const { elements } = await open(path)
        const titles = elements
          .filter(({ tag, parent }) => tag === 'title' && parent === 'head')
          .map(({ text }) => text.trim())
        expect([path, titles.length, titles[0]?.length !== 0]).toEqual([path, 1, true])
        expect([path, linkOf(elements, 'manifest').length, linkOf(elements, 'apple-touch-icon').length]).toEqual([
          path,
          1,
          1,
        ])
        expect(metaOf(elements, 'theme-color').length).toBeGreaterThan(0)
        if (metaOf(elements, 'robots').join().includes('noindex')) {
          expect([path, linkOf(elements, 'canonical')]).toEqual([path, []])
          continue
        }
        for (const name of [
          'description',
          'og:title',
          'og:description',
          'og:type',
          'og:url',
          'og:site_name',
          'og:locale',
          'og:image',
        ])
          expect([path, name, metaOf(elements, name).length, (metaOf(elements, name)[0] ?? '') !== '']).toEqual([
            path,
            name,
            1,
            true,
          ])
        expect([path, linkOf(elements, 'canonical').length]).toEqual([path, 1])
      }
    })

    it(`of ${tenant} names pictures, canonical and other languages by addresses that answer`, async () => {
      const named = new Set<string>()
      for (const path of addresses) {
        const { elements } = await open(path)
        for (const image of metaOf(elements, 'og:image')) named.add(image!)
        for (const rel of ['canonical', 'alternate', 'manifest', 'icon', 'apple-touch-icon'])
          for (const { href } of linkOf(elements, rel)) named.add(new URL(href!, origin).href)
      }
      expect(named.size).toBeGreaterThan(5)
      for (const address of named) {
        expect(address.startsWith(`${origin}/`)).toBe(true)
        const { statusCode } = await server.app.inject(address.slice(origin.length))
        expect([address, statusCode]).toEqual([address, 200])
      }
    })
  },
)
