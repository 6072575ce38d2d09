import { parse } from 'parse5'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { shippedTenants } from '#server/demo/tenants/load'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { readElements } from '#tests/support/page-elements'
import { schemaFaults, type SchemaObject } from '#tests/support/schema-faults'
import { startTestServer, type TestServer } from '#tests/support/server'
import { spread } from '#tests/support/spread'

const origin = 'https://app.example'
/** How many pages of all that are listed are opened. */
const sample = Number(process.env['SITEMAP_PAGES'] ?? 150)
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront, config: { publicOrigin: origin } })
}, 240_000)
afterAll(() => server.close())

/** What schema.org calls what a page is about, by the word its address is listed under. */
const typesOf: Record<string, readonly string[]> = {
  doctors: ['Physician', 'BreadcrumbList'],
  specialities: ['ItemList', 'BreadcrumbList'],
  cities: ['ItemList', 'BreadcrumbList'],
  insurers: ['ItemList', 'BreadcrumbList'],
  languages: ['ItemList', 'BreadcrumbList'],
  'clinic-lists': ['ItemList', 'BreadcrumbList'],
}

it('leads, for every partner, locale and kind, to pages that are there, know themselves and each other, say what they are, and have a title no other has', async () => {
  const files = await listedFiles()
  const share = Math.ceil(sample / files.length)
  const chosen = files.flatMap(({ pages, ...file }) => spread(pages, share).map((address) => ({ ...file, address })))
  // Where a file has less than its share, the others give more.
  const more = files.flatMap(({ pages, ...file }) => pages.map((address) => ({ ...file, address })))
  const known = new Set(chosen.map(({ address }) => address))
  const rest = more.filter(({ address }) => !known.has(address))
  const crawled = [...chosen, ...spread(rest, sample - chosen.length)].slice(0, sample)
  expect(crawled.length).toBe(Math.min(sample, more.length))

  const titles = new Map<string, string>()
  const alternatesOf = new Map<string, Alternates>()
  for (const { tenant, locale, kind, address } of crawled) {
    const { status, canonical, title, isHidden, alternates, schemas } = await open(address)
    expect([address, status, canonical, isHidden]).toEqual([address, 200, address, false])
    expect([address, schemas.flatMap(schemaFaults)]).toEqual([address, []])
    const types = schemas.map((schema) => schema['@type'])
    if (kind === 'clinics')
      expect([address, /^(MedicalClinic|Hospital)$/.test(types[0] ?? ''), types]).toMatchObject([
        address,
        true,
        expect.arrayContaining(['BreadcrumbList']),
      ])
    else if (typesOf[kind]) expect([address, types]).toEqual([address, typesOf[kind]])
    // Whoever searches in a language meets a partner's pages of every country side by side.
    const key = `${tenant} ${locales[locale]!.language} ${title}`
    expect([address, titles.get(key)]).toEqual([address, undefined])
    titles.set(key, address)
    expect([address, alternates.map(([, href]) => href)]).toEqual([address, expect.arrayContaining([address])])
    alternatesOf.set(address, alternates)
  }
  // Each of a set names the whole set: one of every file is followed.
  for (const { address } of crawled.filter((_, index) => index % share === 0))
    for (const [, other] of alternatesOf.get(address)!) {
      const alternates = alternatesOf.get(other) ?? (await open(other)).alternates
      expect([other, alternates]).toEqual([other, alternatesOf.get(address)])
    }
}, 1_800_000)

type Alternates = (readonly [language: string | undefined, href: string])[]

/** Every file of every shipped partner with the addresses in it. */
async function listedFiles() {
  const files: { tenant: string; locale: string; kind: string; pages: string[] }[] = []
  for (const { file } of shippedTenants()) {
    const { code: tenant } = file.configuration
    for (const loc of await read(`/sitemap.xml?key=${tenant}`)) {
      const [, locale = '', kind = ''] = /sitemap-(.+?)-((?:clinic-lists)|[a-z]+)-\d+\.xml/.exec(loc) ?? []
      files.push({ tenant, locale, kind, pages: await read(loc.slice(origin.length)) })
    }
  }
  return files
}

async function read(address: string): Promise<string[]> {
  const { statusCode, body } = await server.app.inject({ url: address, headers: { host: 'app.example' } })
  expect([address, statusCode]).toEqual([address, 200])
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!.replaceAll('&#38;', '&'))
}

async function open(address: string) {
  const answer = await server.app.inject({ url: address.slice(origin.length), headers: { host: 'app.example' } })
  const elements = readElements(parse(answer.body))
  const links = elements.filter(({ tag }) => tag === 'link').map(({ attributes }) => attributes)
  return {
    status: answer.statusCode,
    title: elements.find(({ tag, parent }) => tag === 'title' && parent === 'head')?.text,
    isHidden: elements.some(({ attributes }) => attributes['name'] === 'robots' && attributes['content'] === 'noindex'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => [hreflang, href!] as const) satisfies Alternates as Alternates,
    schemas: elements
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map(({ text }) => JSON.parse(text) as SchemaObject),
  }
}
