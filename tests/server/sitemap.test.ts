import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { readElements } from '#tests/support/page-elements'
import { schemaFaults, type SchemaObject } from '#tests/support/schema-faults'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

const origin = 'https://app.example'
/** Files are kept for five minutes. */
const fiveMinutes = 301_000
let ahead = 0
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({
    web: webFront,
    config: { publicOrigin: origin },
    clock: () => new Date(Date.now() + ahead),
  })
  await addTenant(server.database, { code: 'hosted', hosts: ['care.example'] })
}, 240_000)
afterAll(() => server.close())

const open = async (address: string, host = 'app.example') => {
  const { statusCode, body, headers } = await server.app.inject({ url: address, headers: { host } })
  return { status: statusCode, body, headers }
}
/** Addresses of a list, without the origin. */
const read = async (address: string, host?: string) => {
  const { status, body } = await open(address, host)
  expect([address, status]).toEqual([address, 200])
  return [...body.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, loc, lastmod]) => ({
    loc: loc!.replaceAll('&#38;', '&'),
    lastmod: lastmod!,
  }))
}
const local = (address: string) => address.replace(/^https:\/\/[^/]+/, '')
const page = async (address: string, host?: string) => {
  const { status, body, headers } = await open(local(address), host)
  const elements = readElements(parse(body))
  const links = elements.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes)
  return {
    status,
    headers,
    title: elements.find(({ tag, parent }) => tag === 'title' && parent === 'head')?.text,
    isHidden: elements.some(({ attributes }) => attributes['name'] === 'robots' && attributes['content'] === 'noindex'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href] as const),
    schemas: elements
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map(({ text }) => JSON.parse(text) as SchemaObject),
  }
}

describe('the list of all pages of a tenant', () => {
  it('is in files by locale and kind, which are named in robots.txt, and each page is in one of them once', async () => {
    const robots = (await open('/robots.txt')).body
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
    const files = await read('/sitemap.xml')
    const names = files.map(({ loc }) => loc.slice(origin.length))
    for (const kind of ['pages', 'doctors', 'specialities', 'cities', 'insurers', 'languages'])
      for (const locale of ['en-ae', 'ar-sa', 'id']) expect(names).toContain(`/sitemap-${locale}-${kind}-1.xml`)
    const all = new Set<string>()
    let listed = 0
    for (const { loc, lastmod } of files) {
      const pages = await read(local(loc))
      // A file is as new as the newest of its pages, and of no day that has not come.
      expect([loc, lastmod]).toEqual([
        loc,
        pages
          .map((entry) => entry.lastmod)
          .toSorted()
          .at(-1),
      ])
      expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now())
      listed += pages.length
      for (const entry of pages) all.add(entry.loc)
    }
    expect(all.size).toBe(listed)
    expect(all.size).toBeGreaterThan(500)
  })

  it('has the date a page was changed, and leaves out who is published no more: that page is gone', async () => {
    const { loc } = (await read('/sitemap-ar-sa-doctors-1.xml')).at(-1)!
    const slug = loc.split('/').at(-1)!
    const entry = async () => (await read('/sitemap-ar-sa-doctors-1.xml')).find((listed) => listed.loc === loc)
    const change = (what: string) => server.database.query(`update practitioners set ${what} where slug = $1`, [slug])
    const before = await entry()
    await change('years_of_experience = years_of_experience + 1')
    // One that is asked for often is written once in five minutes.
    expect(await entry()).toEqual(before)
    ahead += fiveMinutes
    const after = await entry()
    expect(Date.parse(after!.lastmod)).toBeGreaterThan(Date.parse(before!.lastmod))
    await change('published = false')
    ahead += fiveMinutes
    expect(await entry()).toBeUndefined()
    const gone = await page(loc)
    expect([gone.status, gone.isHidden, gone.canonical]).toEqual([410, true, undefined])
    expect((await page(loc.replace(slug, 'dr-nobody-at-all'))).status).toBe(404)
    // In a country that is not the doctor's there never was such a page.
    expect((await page(loc.replace('ar-sa', 'ar-ae'))).status).toBe(404)
  })

  it('is of the tenant of the host; one without a host by its key and told nowhere, one with a host nowhere else', async () => {
    const shared = (await open('/robots.txt')).body
    expect(shared.match(/Sitemap: .*/g)).toEqual([`Sitemap: ${origin}/sitemap.xml`])
    expect(shared).not.toMatch(/hosted|insurer|key=/)
    expect((await open('/sitemap.xml?key=hosted')).status).toBe(404)
    expect((await page('/en-ae?key=hosted')).headers['x-robots-tag']).toBe('noindex')

    const own = (await open('/robots.txt', 'care.example')).body
    expect(own.match(/Sitemap: .*/g)).toEqual(['Sitemap: https://care.example/sitemap.xml'])
    const [first] = await read('/sitemap.xml', 'care.example')
    expect(first!.loc).toBe('https://care.example/sitemap-en-ae-pages-1.xml')
    const home = await page('/en-ae', 'care.example')
    expect([home.canonical, home.headers['x-robots-tag']]).toEqual(['https://care.example/en-ae', undefined])

    for (const { loc } of (await read('/sitemap.xml?key=insurer')).slice(0, 2))
      for (const entry of (await read(local(loc))).slice(0, 2)) {
        expect(entry.loc).toMatch(/\?key=insurer$/)
        expect((await page(entry.loc)).canonical).toBe(entry.loc)
      }
  })

  it('is nothing for unknown locales, kinds and parts', async () => {
    for (const name of ['fr-fr-doctors-1', 'en-ae-nothing-1', 'en-ae-doctors-0', 'en-ae-doctors-9', 'en-ae-doctors'])
      expect([name, (await open(`/sitemap-${name}.xml`)).status]).toEqual([name, 404])
  })
})

describe('what search engines read on a page', () => {
  const doctorOf = async (locale: string) => (await read(`/sitemap-${locale}-doctors-1.xml`))[0]!.loc

  it('is, on a doctor, who it is and the way there', async () => {
    const address = await doctorOf('ar-ae')
    const { schemas } = await page(address)
    expect(schemas.map((schema) => schema['@type'])).toEqual(['Physician', 'BreadcrumbList'])
    expect(schemas[0]).toMatchObject({ '@context': 'https://schema.org', url: address })
    const steps = schemas[1]!['itemListElement'] as { item: string }[]
    expect(steps.map(({ item }) => item)).toEqual([
      `${origin}/ar-ae`,
      address.split('/').slice(0, -1).join('/'),
      address,
    ])
  })

  it.each(['en-ae', 'ar-sa'])(
    'is, on a clinic in %s, what it is, what patients ask, and the way there',
    async (locale) => {
      const listed = await read(`/sitemap-${locale}-clinics-1.xml`)
      expect(listed.length).toBeGreaterThan(3)
      for (const { loc } of [listed[0]!, ...listed.slice(-3)]) {
        const { schemas } = await page(loc)
        expect(schemas.flatMap(schemaFaults)).toEqual([])
        expect(schemas[0]!['@type']).toMatch(/^(MedicalClinic|Hospital)$/)
        expect(schemas[0]).toMatchObject({ '@id': loc, url: loc })
        expect(schemas.slice(1).map((schema) => schema['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
        const steps = schemas[1]!['itemListElement'] as { item: string }[]
        expect(steps.map(({ item }) => item).at(-1)).toBe(loc)
      }
    },
  )

  it('is, on a list, whom it lists, counted through its pages, and the way there', async () => {
    const listing = async (query: string) => {
      const { schemas, canonical, isHidden } = await page(`/en-ae/search/result${query}`)
      expect(schemas.flatMap(schemaFaults)).toEqual([])
      const list = schemas.find((schema) => schema['@type'] === 'ItemList')
      return {
        canonical,
        isHidden,
        list,
        entries: (list?.['itemListElement'] ?? []) as { position: number; url: string }[],
      }
    }
    const first = await listing('')
    const second = await listing('?page=2')
    expect(first.entries.map(({ position }) => position)).toEqual(first.entries.map((_, index) => index + 1))
    expect(second.entries[0]?.position).toBe(first.entries.length + 1)
    expect(first.list?.['numberOfItems']).toBeGreaterThan(first.entries.length)
    expect(second.canonical).toBe(`${origin}/en-ae/search/result?page=2`)
    for (const { url } of first.entries.slice(0, 3)) expect((await page(url)).canonical).toBe(url)
    // Order, position and marks of a link are not of the address; filters make a list nobody is to find.
    expect((await listing('?sort=fee&near=1&utm_source=x')).canonical).toBe(`${origin}/en-ae/search/result`)
    for (const query of ['?gender=female', '?query=skin', '?page=400'])
      expect([query, await listing(query)]).toMatchObject([query, { isHidden: true, canonical: undefined }])
  })

  it('names the same page in the other languages of the country, each in its own words, and they name it back', async () => {
    for (const address of [
      await doctorOf('id'),
      `${origin}/id/dokter/city/jakarta`,
      `${origin}/en-ae/doctors`,
      `${origin}/en-ae`,
    ]) {
      const { alternates, canonical } = await page(address)
      expect([address, alternates.length]).toEqual([address, address.endsWith('/en-ae') ? expect.any(Number) : 2])
      expect(alternates.map(([, href]) => href)).toContain(canonical)
      for (const [, href] of alternates) {
        const other = await page(href!)
        expect([href, other.status, other.canonical]).toEqual([href, 200, href])
        expect(other.alternates).toEqual(alternates)
      }
    }
    const { alternates } = await page(await doctorOf('id'))
    expect(alternates.map(([language, href]) => [language, local(href!).split('/').slice(1, 3).join('/')])).toEqual([
      ['id-ID', 'id/dokter'],
      ['en-ID', 'en/doctor'],
    ])
    expect((await page('/en-ae')).alternates.at(-1)).toEqual(['x-default', `${origin}/en-ae`])
  })

  it('is nothing on pages about a person, which say so themselves', async () => {
    const { loc } = (await read('/sitemap-en-ae-doctors-1.xml'))[0]!
    const robots = (await open('/robots.txt')).body
    for (const path of [
      `${local(loc)}/appointment/book`,
      '/en-ae/account',
      '/en-ae/dashboard/main',
      '/en-ae/appointment/1/confirmed',
    ]) {
      const { isHidden, canonical, schemas } = await page(path)
      expect([path, isHidden, canonical, schemas]).toEqual([path, true, undefined, []])
      expect(robots.match(/Disallow: (.*)/g)?.filter((line) => path.startsWith(line.slice(10)))).toEqual([])
    }
  })
})
