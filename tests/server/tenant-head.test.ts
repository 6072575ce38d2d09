import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageMeta } from '#contract/tenant'
import { tenants } from '#server/db/schema/tenants'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { tenantTool } from '#tests/support/tenant-tool'

let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  const database = await openTestDatabase()
  await tenantTool(database, 'import', join(import.meta.dirname, '../../docs/examples/tenant'))
  const [base] = await database.db.select().from(tenants)
  await database.db.insert(tenants).values({
    code: 'broken',
    hosts: ['broken.example'],
    configuration: { ...base!.configuration, code: 'broken', name: {} as { en: string } },
  })
  const { icon: _, og_image: __, manifest: ___, ...plain } = base!.configuration
  await database.db.insert(tenants).values({ code: 'plain', configuration: { ...plain, code: 'plain' } })
  server = await startTestServer({ database, web: webFront })
}, 240_000)
afterAll(async () => {
  await server.close()
  await server.database.close()
})

type Manifest = {
  id: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
} & Record<string, unknown>

const page = async (path: string) => (await server.app.inject(path)).body
const manifestOf = async (query: string) => (await server.app.inject(`/manifest.webmanifest?${query}`)).json<Manifest>()
const tagsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'))].map(([text]) => text)
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}"[^>]* content="([^"]*)"`).exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const sides = async (address: string) => {
  const { width, height } = await sharp((await server.app.inject(address)).rawPayload).metadata()
  return `${width}x${height}`
}

describe('the web manifest of a tenant', () => {
  it('says all that the tenant says of its app, in the language asked for [T02][T03]', async () => {
    expect(await manifestOf('key=wadi&locale=ar-ae')).toMatchObject({
      id: '/?tenant=wadi',
      name: 'عيادات وادي',
      short_name: 'وادي',
      description: 'عياداتك في الإمارات.',
      lang: 'ar-AE',
      dir: 'rtl',
      start_url: '/ar-ae/start?key=wadi',
      scope: '/',
      display: 'standalone',
      theme_color: '#123d2e',
      categories: ['health', 'medical'],
      shortcuts: [
        { name: 'مواعيدي', url: '/ar-ae/dashboard/appointments?key=wadi' },
        { name: 'ابحث عن طبيب', url: '/ar-ae/doctors?key=wadi' },
      ],
    })
  })

  it('has shortcuts of the app’s own, in the language asked for, where the tenant chose none', async () => {
    expect((await manifestOf('key=plain&locale=id')).shortcuts).toEqual([
      { name: 'Janji temu saya', url: '/id/dashboard/appointments?key=plain' },
      { name: 'Cari dokter', url: '/id/doctors?key=plain' },
    ])
  })

  it('makes two apps of two tenants of one origin: nothing of one is in the other [T05]', async () => {
    const [one, other] = [await manifestOf('key=wadi'), await manifestOf('key=insurer')]
    for (const field of ['id', 'name', 'start_url', 'theme_color', 'background_color']) {
      expect([field, one[field]]).not.toEqual([field, other[field]])
    }
    const sources = new Set(one.icons.map(({ src }) => src))
    expect(other.icons.some(({ src }) => sources.has(src))).toBe(false)
  })

  it('names pictures of the sizes they have, for any shape and for one that is cut', async () => {
    const { icons } = await manifestOf('key=wadi')
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
    for (const { src, sizes } of icons) expect([src, await sides(src)]).toEqual([src, sizes])
  })

  it('has the tenant’s own icon, edge to edge, and with room around it where it may be cut [T02]', async () => {
    const pixel = async (file: string, left: number, top: number) => {
      const picture = sharp((await server.app.inject(`/icons/${file}?key=wadi`)).rawPayload).removeAlpha()
      return [...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
    }
    const [green, white] = [
      [29, 107, 79],
      [255, 255, 255],
    ]
    expect(await pixel('icon-512.png', 2, 2)).toEqual(green)
    expect(await pixel('maskable-512.png', 2, 2)).toEqual(green)
    // The drop's tip: nearer to the middle where a platform may cut.
    expect(await pixel('icon-512.png', 256, 135)).toEqual(white)
    expect(await pixel('maskable-512.png', 256, 135)).toEqual(green)
  })

  it.each(['patientweb', 'insurer', 'hospital'])(
    'of the shipped %s shows pictures for phones and for wide screens, each of the size and kind it says [T02]',
    async (code) => {
      type Shown = { src: string; sizes: string; type: string; form_factor: string; label: string }
      const shown = async (locale: string) =>
        (await manifestOf(`locale=${locale}&key=${code}`))['screenshots'] as Shown[]
      const screenshots = await shown('en-ae')
      expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
      for (const { src, sizes, type } of screenshots) {
        const answer = await server.app.inject(src)
        expect([src, answer.headers['content-type'], await sides(src)]).toEqual([src, type, sizes])
        expect(src).toContain(`/tenant-assets/${code}/`)
      }
      const inArabic = await shown('ar-ae')
      expect(inArabic.map(({ label }) => /^[^a-z]+$/i.test(label))).toEqual(screenshots.map(() => true))
    },
  )
})

describe('the head of a tenant’s documents', () => {
  it('has its icons, colours of both schemes, and a first screen for the installed app [T02]', async () => {
    const html = await page('/en-ae?key=wadi')
    const links = tagsOf(html, 'link')
    for (const part of [
      'rel="manifest" href="/manifest.webmanifest?locale=en-ae&#38;key=wadi"',
      'rel="icon" sizes="32x32" href="/icons/favicon.ico?key=wadi"',
      'rel="icon" type="image/png" sizes="192x192" href="/icons/icon-192.png?key=wadi"',
      'rel="apple-touch-icon" href="/icons/apple-touch-icon.png?key=wadi"',
    ])
      expect(
        links.some((link) => link.includes(part)),
        part,
      ).toBe(true)
    const colors = tagsOf(html, 'meta').filter((tag) => tag.includes('"theme-color"'))
    expect(colors.map((tag) => /media="([^"]*)" content="([^"]*)"/.exec(tag)?.slice(1))).toEqual([
      ['(prefers-color-scheme: light)', '#123d2e'],
      ['(prefers-color-scheme: dark)', expect.stringMatching(/^#[0-9a-f]{6}$/)],
    ])
    expect(content(html, 'apple-mobile-web-app-title')).toBe('Wadi')
    const splashes = links.filter((link) => link.includes('apple-touch-startup-image'))
    expect(splashes.length).toBeGreaterThan(5)
    for (const splash of splashes) {
      const [, width, height, ratio] = /device-width:(\d+)px.*device-height:(\d+)px.*ratio:(\d)/
        .exec(splash)!
        .map(Number)
      const href = /href="([^"]*)"/.exec(splash)![1]!.replaceAll('&#38;', '&')
      expect(await sides(href)).toBe(`${width! * ratio!}x${height! * ratio!}`)
    }
  })

  it('preloads its faces from this origin alone [T02]', async () => {
    const preloads = tagsOf(await page('/ar-ae?key=wadi'), 'link').filter((link) => link.includes('as="font"'))
    expect(preloads).toEqual([expect.stringContaining('href="/fonts/vazirmatn-arabic-basic.woff2"')])
  })

  it('has an icon file of three sizes, also where a browser asks unasked', async () => {
    for (const address of ['/icons/favicon.ico?key=wadi', '/favicon.ico']) {
      const { headers, rawPayload } = await server.app.inject(address)
      expect(headers['content-type']).toBe('image/x-icon')
      expect([rawPayload.readUInt16LE(2), rawPayload.readUInt16LE(4)]).toEqual([1, 3])
      const offsets = [0, 1, 2].map((i) => rawPayload.readUInt32LE(6 + 16 * i + 12))
      expect(offsets.map((at) => rawPayload.subarray(at + 1, at + 4).toString())).toEqual(['PNG', 'PNG', 'PNG'])
    }
  })

  it('has its words whole on home and on all its doctors, and its name around every other title [T04][T09]', async () => {
    expect(titleOf(await page('/en-ae?key=wadi'))).toBe('Wadi Clinics: book a doctor')
    expect(titleOf(await page('/en-ae/search/result?key=wadi'))).toBe('Our doctors | Wadi Clinics')
    expect(titleOf(await page('/ar-ae/nowhere-at-all?key=wadi'))).toMatch(/^[^|]+ \| عيادات وادي$/)
    expect(titleOf(await page('/en-ae/nowhere-at-all?key=insurer'))).toMatch(/^[^|]+ \| Sadeem$/)
  })

  it('names the site in the language of the page, and shows its picture where the page has none [T09]', async () => {
    const [english, arabic] = [await page('/en-ae?key=wadi'), await page('/ar-ae?key=wadi')]
    expect([english, arabic].map((html) => content(html, 'og:site_name'))).toEqual(['Wadi Clinics', 'عيادات وادي'])
    const image = content(english, 'og:image')!
    expect(image).toMatch(/^http:\/\/[^/]+\/tenant-assets\/wadi\/share\.png\?v=[0-9a-f]{12}$/)
    expect(await sides(image.replace(/^http:\/\/[^/]+/, ''))).toBe('1200x630')
    const meta = await server.call('locale', 'GET', '/static/meta', { tenant: 'wadi', locale: 'en-ae' })
    expect(image.endsWith(meta.json<{ data: PageMeta }>().data.og_image)).toBe(true)
    const plain = content(await page('/en-ae?key=plain'), 'og:image')!
    expect(await sides(plain.replace(/^http:\/\/[^/]+/, '').replaceAll('&#38;', '&'))).toBe('512x512')
  })
})

describe('a tenant that cannot be used', () => {
  it('leads to maintenance by its key and by its host, and never shows another tenant there [S04][E02]', async () => {
    for (const [address, host] of [
      ['/en-ae?key=broken', 'localhost'],
      ['/en-ae', 'broken.example'],
    ] as const) {
      const answer = await server.app.inject({ url: address, headers: { host } })
      expect([answer.statusCode, answer.headers.location]).toEqual([302, expect.stringMatching(/^\/maintenance/)])
    }
    const { body } = await server.app.inject({ url: '/maintenance', headers: { host: 'broken.example' } })
    expect(body).not.toMatch(/Liqa|Wadi|Sadeem|Rumman/)
  })

  it('leaves the others as they are', async () => {
    expect((await server.app.inject('/en-ae')).statusCode).toBe(200)
    expect((await server.app.inject('/en-ae?key=wadi')).statusCode).toBe(200)
  })
})
