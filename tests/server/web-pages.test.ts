import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webFront } from '#server/web/index'
import { digestOf } from '#server/policy-header'
import { matchBare, matchLocalised, type PageMatch } from '#src/routes/match.ts'
import { type Screen, screenTable } from '#src/routes/screen-table.ts'
import { ensureBuilt } from '#tests/support/built-app'
import { pageEntities } from '#tests/support/page-entities'
import { bareRows, routeRows, tableLocales, type Entities, type RouteRow } from '#tests/support/route-rows'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

/** Mount paths, with the locales in which their pages are opened: what a mount path changes is the same in each. */
const localesOf: Record<string, readonly string[]> = { '': tableLocales, '/care': ['ar-sa'] }
const mounts = Object.keys(localesOf)
const servers = new Map<string, TestServer>()
let entities: Record<string, Entities>
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  for (const basePath of mounts) servers.set(basePath, await startTestServer({ web: webFront, config: { basePath } }))
  server = servers.get('')!
  entities = Object.fromEntries(
    await Promise.all(
      ['en-ae', 'ar-sa', 'id', 'en'].map(async (locale) => [locale, await pageEntities(server, locale)] as const),
    ),
  )
}, 240_000)

afterAll(async () => {
  for (const running of servers.values()) await running.close()
})

describe('every address of the specification, from the server', () => {
  const allRows = (mount: string) => routeRows((locale) => entities[locale]!, localesOf[mount])
  const rowsOf = (mount: string, id: string) => allRows(mount).filter((row) => row.id === id)

  it.each(mounts)(
    'answers unknown addresses with the not-found screen and status 404, under "%s" [R02]',
    async (mount) => {
      for (const { path } of rowsOf(mount, 'R02'))
        expect([path, await open(mount, path)]).toMatchObject([path, { status: 404, screen: 'not-found' }])
    },
  )

  it.each(mounts)('renders home at each locale, under "%s" [R05, R33]', (mount) =>
    expectScreens(mount, rowsOf(mount, 'R05')),
  )
  it.each(mounts)('renders a doctor under each title, under "%s" [R21, R33]', (mount) =>
    expectScreens(mount, rowsOf(mount, 'R21')),
  )
  it.each(mounts)('renders the search for doctors, under "%s" [R22, R33]', (mount) =>
    expectScreens(mount, rowsOf(mount, 'R22')),
  )

  it.each(mounts)(
    'answers every other address with its screen or with the shell, under "%s" [R33]',
    async (mount) => {
      const known = new Set(['R02', 'R05', 'R21', 'R22'])
      await expectScreens(
        mount,
        allRows(mount).filter(({ id }) => !known.has(id)),
      )
    },
    240_000,
  )

  async function expectScreens(mount: string, rows: RouteRow[]) {
    expect(rows).not.toEqual([])
    for (const { path, screen, params = {} } of rows) {
      const { status, screen: found, params: foundParams, data } = await open(mount, path)
      // Pages about a person are the tenant's shell: their screen is drawn in the browser, and what they ask is read from the address.
      if (screenTable[screen as Screen].isPrivate)
        expect([path, status, found, data]).toEqual([path, 200, undefined, { screen, params }])
      else expect([path, status, found, foundParams]).toEqual([path, 200, screen, params])
    }
  }
})

describe('an address without a locale', () => {
  it('leads home for now only: by the stored choice, else by place, else to the tenant’s own locale [R01]', async () => {
    const start = (cookie?: string) => server.app.inject({ url: '/', headers: cookie ? { cookie } : {} })
    const answer = await start()
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      '/en-ae',
      'no-store',
    ])
    expect((await start('locale-patientweb=ar-sa')).headers.location).toBe('/ar-sa')
    expect((await start('locale-insurer=ar-sa; locale-patientweb=xx')).headers.location).toBe('/en-ae')
  })

  it('leads to the same place in the locale of the cookie, for good', async () => {
    for (const { path } of bareRows.filter(({ id }) => id === 'R31')) {
      const answer = await server.app.inject({ url: path, headers: { cookie: 'locale-patientweb=ar-ae' } })
      const to = { '/search-result': '/search/result', '/search-clinic': '/clinic' }[path] ?? path
      expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 301, `/ar-ae${to}`])
    }
  })
})

describe('the tenant of a page', () => {
  it('leads to maintenance where no such tenant is, and maintenance needs no tenant [E02]', async () => {
    const answer = await server.app.inject('/en-ae?key=nobody')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/maintenance?key=nobody'])
    const page = await server.app.inject('/maintenance?key=nobody')
    expect([page.statusCode, screenOf(page.body)]).toEqual([503, 'maintenance'])
  })

  it('leads to maintenance where a tenant has no configuration [S04]', async () => {
    await addTenant(server.database, { code: 'bare' })
    await server.database.query(`update tenants set configuration = 'null' where code = 'bare'`, [])
    const answer = await server.app.inject('/en-ae?key=bare')
    expect([answer.statusCode, answer.headers.location]).toMatchObject([302, expect.stringMatching(/^\/maintenance/)])
  })

  it('keeps its key in every address of the page where the host does not decide [T01]', async () => {
    const { body } = await server.app.inject('/en-ae?key=insurer')
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"#]+)"/g)].map(([, href]) => href!)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((href) => !href.includes('key=insurer'))).toEqual([])
  })

  it('gives each tenant its own page, in turns and all at once [T05]', async () => {
    const titles = (codes: string[]) =>
      Promise.all(
        codes.map(async (code) => /<title>([^<]*)/.exec((await server.app.inject(`/en-ae?key=${code}`)).body)?.[1]),
      )
    const one = await titles(['patientweb', 'insurer', 'hospital'])
    expect(new Set(one).size).toBe(3)
    expect(await titles(['hospital', 'patientweb', 'insurer'])).toEqual([one[2], one[0], one[1]])
  })

  it('puts the head texts, the languages and the tenant’s look into the document [T02, T09]', async () => {
    const { body } = await server.app.inject({ url: '/ar-ae', headers: { host: 'localhost' } })
    expect(body).toMatch(/^<!DOCTYPE html><html lang="ar-AE" dir="rtl" data-fresh>/)
    for (const tag of ['og:title', 'og:description', 'description'])
      expect(body).toMatch(new RegExp(`<meta [^>]*"${tag}" content="[^"]{5,}"`))
    expect(body).toContain('<link rel="canonical" href="http://localhost/ar-ae"')
    expect(body).toMatch(/<link rel="alternate" hreflang="en-AE" href="http:\/\/localhost\/en-ae"/)
    expect(body).toMatch(/<style>[^<]*--tenant-color-action:/)
  })
})

describe('a page', () => {
  it('allows by digest its own inline scripts and style, and no others', async () => {
    const { body, headers } = await server.app.inject('/en-ae')
    const texts = (element: string) =>
      [...body.matchAll(new RegExp(`<${element}(?![^>]*(?:src=|application/))[^>]*>([^<]*)</${element}>`, 'g'))].map(
        ([, text]) => text!,
      )
    const policy = String(headers['content-security-policy'])
    const allowed = (name: string) => new RegExp(`${name}-src 'self' ([^;]*);`).exec(policy)?.[1]!.split(' ')
    expect(texts('script').length).toBeGreaterThan(1)
    expect(allowed('script')).toEqual(texts('script').map(digestOf))
    expect(allowed('style')).toEqual(texts('style').map(digestOf))
    expect(body).not.toMatch(/nonce|<[^>]+ (style|on[a-z]+)="/)
  })

  it('is kept by caches on the way where it is everybody’s, under its tenant, and browsers ask by its tag', async () => {
    const { headers } = await server.app.inject('/en-ae/doctors')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=3540',
      'cache-tag': 'tenant-patientweb',
      vary: 'Accept-Encoding',
      age: expect.stringMatching(/^\d{1,2}$/),
    })
    const again = await server.app.inject({ url: '/en-ae/doctors', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    const other = await server.app.inject({ url: '/ar-ae/doctors', headers: { 'if-none-match': String(headers.etag) } })
    expect(other.statusCode).toBe(200)
  })

  it.each([
    ['what was searched for', '/en-ae/doctors?query=knee'],
    ['where somebody is', '/en-ae/doctors?lat=25.2&lng=55.3'],
    ['a token', '/en-ae/doctors?xtoken=abc'],
    ['what turns with the clock', '/en-ae/doctors?available=today'],
    ['a page that is not there', '/en-ae/nowhere/at/all'],
    ['the shell', '/en-ae/account'],
  ])('is kept by nobody on the way where it holds %s', async (_, address) => {
    const { headers } = await server.app.inject(address)
    expect([headers['cache-control'], headers['cdn-cache-control'], headers['cache-tag']]).toEqual([
      expect.stringMatching(/^private|^no-store$/),
      undefined,
      undefined,
    ])
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (whole: Buffer) => whole],
    [undefined, undefined, (whole: Buffer) => whole],
  ])('is compressed as the browser can read it: %s', async (accepted, encoding, read) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const answer = await server.app.inject({ url: '/en-ae', headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(read(answer.rawPayload).toString()).toContain('data-screen="home"')
  })

  it('lets nobody keep, list or pass on the address of one visit [R08] [R15]', async () => {
    for (const path of ['/en-ae/appointment-detail/7KDM-94QX', '/ar-ae/appointment/7f/confirmed']) {
      const { headers } = await server.app.inject(path)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    }
  })

  it('holds no script in the shell, and allows its style by digest', async () => {
    const { body, headers } = await server.app.inject('/en-ae/account')
    expect([...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes!.trim())).toEqual([
      expect.stringMatching(/^type="module" src="\/assets\//),
      'type="application/json" id="page-data"',
    ])
    expect(String(headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-[^']+'/)
    expect(String(headers['content-security-policy'])).not.toContain('nonce')
  })
})

describe('a file', () => {
  it('that is missing is missing, never a page in its place', async () => {
    for (const path of [
      '/assets/gone-12345678.js',
      '/fonts/none.woff2',
      '/icons/none.png',
      '/x.js',
      '/api/none',
      '/api',
    ]) {
      const answer = await server.app.inject(path)
      expect([path, answer.statusCode, String(answer.headers['content-type'])]).toEqual([
        path,
        404,
        expect.stringMatching(/json/),
      ])
    }
  })

  it('of the worker’s list is on the server, each of them, since one that is missing keeps the worker from installing [W01]', async () => {
    const worker = await server.app.inject('/sw.js')
    expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
    const listed = [...worker.body.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url]) => url!)
    expect(listed.length).toBeGreaterThan(20)
    for (const url of listed) expect([url, (await server.app.inject(`/${url}`)).statusCode]).toEqual([url, 200])
    for (const script of ['/push.js', '/push-updater.js'])
      expect((await server.app.inject(script)).statusCode).toBe(200)
  })

  it('of the web manifest is the tenant’s, with icons of the sizes it names', async () => {
    const manifest = (await server.app.inject('/manifest.webmanifest?key=insurer&locale=ar-ae')).json<{
      id: string
      dir: string
      start_url: string
      icons: { src: string; sizes: string; type: string }[]
    }>()
    expect(manifest).toMatchObject({ id: '/?tenant=insurer', dir: 'rtl', start_url: '/ar-ae/start?key=insurer' })
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await server.app.inject(src)
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type])
      if (type === 'image/png')
        expect([src, `${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`]).toEqual([src, sizes])
    }
  })
})

/** Status, screen and parameters of an address, as its document says; no screen where it is the shell, which is then asked of the table. */
async function open(mount: string, path: string) {
  const answer = await servers.get(mount)!.app.inject(mount + path)
  const attribute = (name: string) => new RegExp(`<[^>]* ${name}="([^"]*)"`).exec(answer.body)?.[1]
  const { kind, screen, params } = matchOf(path) ?? { screen: 'not-found', params: {} }
  return {
    status: answer.statusCode,
    screen: screenOf(answer.body),
    params: paramsOf(
      JSON.parse((attribute('data-params') ?? '{}').replaceAll('&quot;', '"')) as Record<string, string>,
      attribute('data-kind'),
    ),
    data: { screen, params: paramsOf(params, kind) },
  }
}

const paramsOf = (params: Readonly<Record<string, string>>, kind?: string) => ({ ...params, ...(kind ? { kind } : {}) })

function matchOf(path: string): PageMatch | undefined {
  const locale = ['en-ae', 'ar-sa', 'id', 'en'].find((known) => path === `/${known}` || path.startsWith(`/${known}/`))
  return locale ? matchLocalised(path.slice(locale.length + 1)) : matchBare(path)
}

const screenOf = (html: string) => /data-screen="([^"]+)"/.exec(html)?.[1]

/** Entities of the locale's country for the placeholders of the table. */
