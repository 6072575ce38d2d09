import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenants } from '#server/db/schema/tenants'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let server: TestServer
const log: string[] = []

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({
    web: webFront,
    config: { expiredSessionPartners: ['first', 'second', 'nowhere', 'astray'], logLevel: 'trace' },
    logTo: { write: (line) => void log.push(line) },
  })
  const hosts = { content_hosts: ['login.example'] }
  for (const [code, login_url] of [
    ['first', 'https://login.example/in'],
    ['second', '/account/sign-in'],
    ['nowhere', ''],
    ['astray', 'https://elsewhere.example/in'],
    ['other', 'https://login.example/in'],
  ] as const)
    await addTenant(server.database, { code, configuration: { ...hosts, login_url } })
}, 240_000)
afterAll(() => server.close())

const screenOf = (html: string) => /data-screen="([^"]+)"/.exec(html)?.[1]

describe('a visitor whose session has ended', () => {
  const visit = (tenant: string, path = '/en-ae', cookies: string[] = [`session-expired-${tenant}=1`]) =>
    server.app.inject({ url: `${path}?key=${tenant}`, headers: { cookie: cookies.join('; ') } })
  const ledTo = async (...visited: Parameters<typeof visit>) => {
    const { statusCode, headers } = await visit(...visited)
    return headers.location ?? statusCode
  }

  it('goes to the login of a designated partner, from pages and from the shell [S03]', async () => {
    expect(await ledTo('first')).toBe('https://login.example/in')
    expect(await ledTo('first', '/en-ae/account')).toBe('https://login.example/in')
    expect(await ledTo('second')).toBe('/en-ae/account/sign-in?key=second')
    expect((await visit('first')).headers['cache-control']).toBe('no-store')
  })

  it('stays with any other partner, without the cookie, and with another partner’s cookie [S03]', async () => {
    expect(await ledTo('other')).toBe(200)
    expect(await ledTo('first', '/en-ae', [])).toBe(200)
    expect(await ledTo('first', '/en-ae', ['session-expired-second=1'])).toBe(200)
  })

  it('is not led away from the notice or from the login itself [S03] [R04]', async () => {
    const notice = await visit('first', '/token-expired')
    expect([notice.statusCode, screenOf(notice.body)]).toEqual([200, 'token-expired'])
    expect(notice.body).toContain('href="https://login.example/in"')
    expect(await ledTo('second', '/en-ae/account/sign-in')).toBe(200)
  })

  it('is told so where there is no login to go to, and never sent to a host that is not the partner’s [R04] [S03]', async () => {
    expect(await ledTo('nowhere')).toBe('/token-expired?key=nowhere')
    expect(await ledTo('astray')).toMatch(/^\/[^/].*key=astray$/)
  })

  it('is never sent in circles: leaving takes the cookie along, and a second time within a minute ends at the notice [R04]', async () => {
    const [gone, , ...more] = [(await visit('first')).headers['set-cookie']].flat()
    expect(gone).toMatch(/^session-expired-first=; max-age=0;.*path=\/$/)
    const tried = [gone, ...more].concat([(await visit('first')).headers['set-cookie']].flat()).join('\n')
    expect(tried).toMatch(/login-tried-first=1; max-age=60/)
    // A login that brings the cookie back at once.
    expect(await ledTo('first', '/en-ae', ['session-expired-first=1', 'login-tried-first=1'])).toBe(
      '/token-expired?key=first',
    )
  })

  it('is known to the app as one of a designated partner', async () => {
    const capabilities = async (tenant: string) =>
      (await server.call('locale', 'GET', '/appservice/init', { tenant })).json<{
        data: { capabilities: { login_on_expiry?: boolean } }
      }>().data.capabilities
    expect((await capabilities('first')).login_on_expiry).toBe(true)
    expect((await capabilities('other')).login_on_expiry).toBeUndefined()
  })
})

describe('a partner’s token in the address', () => {
  it('is in no page, no log line and no answer that somebody may keep [Q10]', async () => {
    const token = 'a-partners-token'
    const pages = ['/en-ae', '/en-ae/search/result', '/en-ae/account', '/en-ae/nothing/at/all/here', '/maintenance']
    for (const path of pages) {
      const { body, headers } = await server.app.inject(`${path}?xtoken=${token}&query=derm`)
      expect([path, body.includes(token)]).toEqual([path, false])
      expect(JSON.stringify(headers)).not.toContain(token)
    }
    // An address that leads on takes it along, or it would be lost, and is kept by nobody.
    for (const path of ['/', '/doctors', '/id-id']) {
      const { headers } = await server.app.inject(`${path}?xtoken=${token}`)
      expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
      expect(headers.location).toContain(`xtoken=${token}`)
    }
    expect(log.length).toBeGreaterThan(0)
    expect(log.join('')).not.toContain(token)
  })

  it('does not make a page of its own to keep [Q10]', async () => {
    const canonical = async (query: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec((await server.app.inject(`/en-ae${query}`)).body)?.[1]
    expect(await canonical('?xtoken=one')).toBe(await canonical(''))
  })
})

describe('maintenance', () => {
  it('is in the tenant’s look and language where it is known [R03]', async () => {
    const { statusCode, body, headers } = await server.app.inject({
      url: '/maintenance?key=insurer',
      headers: { cookie: 'locale-insurer=ar-ae' },
    })
    expect([statusCode, screenOf(body), headers['retry-after']]).toEqual([200, 'maintenance', undefined])
    expect(body).toContain('<html lang="ar')
    expect(body).toContain('سديم')
    expect(body).toContain('name="key" value="insurer"')
  })

  it('names no tenant where none is known, in the language of the browser [R03] [S04]', async () => {
    const open = (language: string) =>
      server.app.inject({ url: '/maintenance?key=nobody', headers: { 'accept-language': language } })
    const { statusCode, body, headers } = await open('id-ID,id;q=0.9,en;q=0.8')
    expect([statusCode, screenOf(body), headers['retry-after']]).toEqual([503, 'maintenance', '120'])
    expect(body).toContain('<html lang="id')
    expect(body).not.toMatch(/Patientweb|Sadeem/)
    expect((await open('fr')).body).toContain('<html lang="en')
  })

  it('is what a tenant gets whose configuration cannot be used, and the start leads there [S04]', async () => {
    await server.database.db
      .update(tenants)
      .set({ configuration: {} as never })
      .where(eq(tenants.code, 'other'))
    // A fresh server has not seen the tenant before.
    const fresh = await startTestServer({ web: webFront, database: server.database })
    expect((await fresh.app.inject('/?key=other')).headers.location).toMatch(/^\/maintenance\?key=other/)
    const page = await fresh.app.inject('/maintenance?key=other')
    expect([page.statusCode, screenOf(page.body)]).toEqual([503, 'maintenance'])
    expect(page.body).not.toContain('Patientweb')
    await fresh.close()
  })
})
