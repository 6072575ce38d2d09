import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Banner, BlogHighlight, DocumentTag, IdentityType } from '#contract/content'
import { banners, blogHighlights, documentTags, tenants } from '#server/db/schema/tenants'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'
import { addContent } from './tenant-content-rows.ts'

const tenantCode = 'care-house'
let now = new Date('2026-03-01T08:00:00Z')
let server: TestServer
let partner: Server
let partnerHost: string
let pages: Record<string, string> = {}
let requests: string[] = []

beforeAll(async () => {
  partner = createServer((request, response) => {
    requests.push(request.url!)
    const page = pages[request.url!]
    if (page === undefined) response.writeHead(302, { location: '/footer' }).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((listening) => partner.listen(0, '127.0.0.1', listening))
  partnerHost = `127.0.0.1:${(partner.address() as AddressInfo).port}`

  const database = await openTestDatabase()
  await addTenant(database, {
    code: tenantCode,
    configuration: {
      markets: ['ae', 'sa', 'id'],
      languages: ['en', 'ar', 'id'],
      content_hosts: ['cdn.example', partnerHost],
    },
  })
  await addContent(database, tenantCode)
  server = await startTestServer({ database, clock: () => now, config: { localContent: true } })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  partner.close()
  partner.closeAllConnections()
})

const call = (path: string, options: Parameters<TestServer['call']>[3] = {}) =>
  server.call('locale', 'GET', path, { tenant: tenantCode, locale: 'en-ae', ...options })
const ask = async <T>(path: string, options?: Parameters<TestServer['call']>[3]) =>
  (await call(path, options)).json<{ data: T }>().data

describe('a block', () => {
  it('is clean when it is sent, and its pictures have the address of the tenant’s file [C05]', async () => {
    const sun = '/tenant-assets/care-house/sun.svg?v=abcdef012345'
    expect(await ask('/static/get/bulk', { query: { keys: 'why,how' } })).toEqual([
      {
        ...{ key: 'why', kind: 'cards', heading: 'Why', image: sun, image_alt: 'The sun' },
        html: `<p>A<img src="${sun}" alt="" loading="lazy" decoding="async" /><a>b</a></p>`,
        items: [{ title: 'A' }],
      },
    ])
  })
})

describe('banners', () => {
  const titles = async (path: string, options?: Parameters<TestServer['call']>[3]) =>
    (await ask<Banner[]>(path, options)).map(({ title }) => title)

  it('of a placement are those of the visitor’s country, in their order [C11]', async () => {
    expect(await titles('/banner/gets', { query: { bpid: 'home' } })).toEqual(['first', 'second', 'phones'])
    expect(await titles('/banner/gets', { query: { bpid: 'home' }, locale: 'en-sa' })).toEqual(['riyadh'])
    expect(await titles('/banner/gets', { query: { bpid: 'results' } })).toEqual(['results'])
    expect((await call('/banner/gets')).statusCode).toBe(400)
  })

  it('of a country and platform are those of the Emirates and the web unless named [C12]', async () => {
    expect(await titles('/banner/get', { locale: 'en-sa' })).toEqual(['first', 'second', 'results'])
    expect(await titles('/banner/get/sa')).toEqual(['riyadh'])
    expect(await titles('/banner/get/ae/mobile')).toEqual(['phones'])
    expect(await titles('/banner/get/id/web')).toEqual([])
    expect(await titles('/banner/get/zz/web')).toEqual([])
    expect((await call('/banner/get/zzz/web')).statusCode).toBe(400)
    expect((await call('/banner/get/ae/watch')).statusCode).toBe(400)
  })

  it('are in the language of the request, in English where they have none in it, and lead nowhere harmful [C12]', async () => {
    const [first, second] = await ask<Banner[]>('/banner/get/ae/web', { locale: 'ar-ae' })
    expect(first).toEqual({ id: 'first', bpid: 'home', country: 'ae', platform: 'web', title: 'الأول' })
    expect(second).toMatchObject({
      title: 'second',
      href: '/doctors',
      image: '/tenant-assets/care-house/sun.svg?v=abcdef012345',
    })
  })

  it('are shown from their beginning to their end, even while they are kept [C11]', async () => {
    const before = now
    const shownAt = async (instant: string) => {
      now = new Date(instant)
      const shown = await titles('/banner/gets', { query: { bpid: 'home' } })
      return shown.includes('spring')
    }
    expect([
      await shownAt('2026-03-19T23:59:00Z'),
      await shownAt('2026-03-20T00:00:00Z'),
      await shownAt('2026-03-21T00:00:00Z'),
    ]).toEqual([false, true, false])
    now = before
  })
})

describe('articles', () => {
  it('come newest first, in the asked language or in English, and one that leads astray is left out [C06]', async () => {
    const articles = await ask<BlogHighlight[]>('/static/blog/highlights', { query: { lang: 'ar' } })
    expect(articles).toEqual([
      {
        ...{ id: 'newer', title: 'newer ar', excerpt: 'Words', href: 'https://blog.example/ar/newer' },
        published_at: '2026-02-01T00:00:00.000Z',
      },
      {
        ...{ id: 'older', title: 'older en', excerpt: 'Words', href: '/external?target=older' },
        published_at: '2026-01-01T00:00:00.000Z',
      },
    ])
    const english = await ask<BlogHighlight[]>('/static/blog/highlights')
    expect(english.map(({ title }) => title)).toEqual(['newer en', 'older en'])
  })

  it('of one tenant are nothing to another [T05]', async () => {
    const others = await ask<BlogHighlight[]>('/static/blog/highlights', { tenant: 'insurer' })
    expect(others.map(({ id }) => id)).not.toContain('newer')
  })
})

describe('a page of the tenant’s own host', () => {
  const get = (path: string, host = partnerHost) =>
    call('/static/custom/get', { query: { url: `http://${host}${path}` } })

  it('comes cleaned, and what it pointed at stays what it was [C09]', async () => {
    pages = {
      '/footer':
        '<nav><a href="https://cdn.example/about">About</a><script>alert(1)</script><img src="https://cdn.example/m.png" onerror=alert(1)></nav>',
    }
    expect((await get('/footer')).json()).toEqual({
      data: {
        html:
          '<a href="https://cdn.example/about" target="_blank" rel="noopener noreferrer nofollow">About</a>' +
          '<img src="https://cdn.example/m.png" alt="" loading="lazy" decoding="async" />',
      },
    })
  })

  it('is asked for once in an hour [C09] [K01]', async () => {
    pages = { '/kept': '<p>first</p>' }
    requests = []
    await get('/kept')
    pages = { '/kept': '<p>second</p>' }
    expect((await get('/kept')).json<{ data: unknown }>().data).toEqual({ html: '<p>first</p>' })
    expect(requests).toEqual(['/kept'])
  })

  it('is refused where the tenant does not name the host, and unavailable where no page comes of it [C09]', async () => {
    const refused = await get('/footer', '127.0.0.1:1')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'forbidden'])
    const moved = await get('/moved')
    expect([moved.statusCode, moved.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
    const other = await server.call('locale', 'GET', '/static/custom/get', {
      query: { url: `http://${partnerHost}/footer` },
    })
    expect(other.statusCode).toBe(403)
  })

  it('costs as much as twenty calls where it has to be fetched', async () => {
    pages = { '/one': '<p>one</p>', '/two': '<p>two</p>', '/three': '<p>three</p>' }
    const config = { localContent: true, rateLimitPerMinute: 45 }
    const limited = await startTestServer({ database: server.database, clock: () => now, config })
    const statusOf = async (path: string) => {
      const query = { url: `http://${partnerHost}${path}` }
      return (await limited.call('locale', 'GET', '/static/custom/get', { tenant: tenantCode, query })).statusCode
    }
    // The second time it is kept, and costs one.
    expect([await statusOf('/one'), await statusOf('/one'), await statusOf('/two')]).toEqual([200, 200, 200])
    expect(await statusOf('/three')).toBe(429)
    await limited.close()
  })

  it('of this machine is refused where the server is not told to allow it [C09]', async () => {
    const strict = await startTestServer({ database: server.database, clock: () => now })
    const answer = await strict.call('locale', 'GET', '/static/custom/get', {
      tenant: tenantCode,
      query: { url: `http://${partnerHost}/footer` },
    })
    await strict.close()
    expect(answer.statusCode).toBe(403)
  })
})

describe('lists that all tenants share', () => {
  it('are the tags of documents, in the language of the request [C07]', async () => {
    const english = await ask<DocumentTag[]>('/master/document-tags')
    expect(english[0]).toEqual({ id: 'lab-result', name: 'Lab result' })
    expect(english.at(-1)).toEqual({ id: 'other', name: 'Something else' })
    const arabic = await ask<DocumentTag[]>('/master/document-tags', { locale: 'ar-ae' })
    expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    expect(arabic.every(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true)
  })

  it('are the identity documents of the tenant’s countries, those of the visitor’s first [C10]', async () => {
    const ids = async (options: Parameters<TestServer['call']>[3]) =>
      (await ask<IdentityType[]>('/master/identity-types', options)).map(({ id }) => id)
    expect(await ids({ locale: 'en-sa' })).toEqual(['sa-national-id', 'sa-iqama', 'emirates-id', 'id-ktp', 'passport'])
    expect(await ids({ tenant: 'hospital', locale: 'id' })).toEqual(['id-ktp', 'emirates-id', 'passport'])
  })

  it('are, where an insurer asks, those of a state alone [C10]', async () => {
    const ids = async (insurance: string) =>
      (await ask<IdentityType[]>('/master/identity-types', { query: { insurance } })).map(({ id }) => id)
    // As `?insurance` alone too.
    for (const asking of ['sadeem', '1', ''])
      expect(await ids(asking)).toEqual(['emirates-id', 'sa-national-id', 'sa-iqama', 'id-ktp'])
    for (const not of ['0', 'false']) expect((await ids(not)).at(-1)).toBe('passport')
  })

  it.each([
    ['emirates-id', '784199012345671', '784-1990-1234567-1'],
    ['sa-national-id', '1012345678', '2012345678'],
    ['sa-iqama', '2012345678', '201234567'],
    ['id-ktp', '3171234567890123', '0171234567890123'],
    ['passport', 'A1234567', 'A12'],
  ])('say how %s is written, without spaces and dashes [C10]', async (id, right, wrong) => {
    const types = await ask<IdentityType[]>('/master/identity-types')
    const pattern = new RegExp(types.find((type) => type.id === id)!.pattern!)
    expect([pattern.test(right), pattern.test(wrong)]).toEqual([true, false])
  })
})

describe('content that changes', () => {
  it('of every kind is seen within seconds when its tenant is marked as changed [K01]', async () => {
    const { db } = server.database
    const look = async () => [
      (await ask<Banner[]>('/banner/get/sa'))[0]!.title,
      (await ask<BlogHighlight[]>('/static/blog/highlights')).length,
      (await ask<DocumentTag[]>('/master/document-tags')).length,
    ]
    const before = await look()
    await db
      .update(banners)
      .set({ content: { title: 'changed' } })
      .where(eq(banners.id, 'riyadh'))
    await db.delete(blogHighlights).where(eq(blogHighlights.id, 'older'))
    await db.delete(documentTags).where(eq(documentTags.id, 'other'))
    expect(await look()).toEqual(before)
    now = new Date(now.getTime() + 10_000)
    await db.update(tenants).set({ updatedAt: now }).where(eq(tenants.code, tenantCode))
    expect(await look()).toEqual(['changed', 1, (before[2] as number) - 1])
  })
})
