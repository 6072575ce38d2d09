import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  server = await startTestServer({ web: webFront })
  const page = (id: string, url: string, embed = true) => ({ id, url, embed, title: { en: `The ${id}`, ar: 'صفحة' } })
  await addTenant(server.database, {
    code: 'framing',
    configuration: {
      content_hosts: ['docs.example', 'shop.example'],
      target: 'about',
      external_pages: [
        page('about', 'https://docs.example/about'),
        page('shop', 'https://shop.example/', false),
        page('unlisted', 'https://unlisted.example/'),
        page('doctors', '/doctors'),
      ],
    },
  })
}, 240_000)
afterAll(() => server.close())

const open = (query: string, locale = 'en-ae') => server.app.inject(`/${locale}/external?key=framing${query}`)
const screenOf = (html: string) => /data-screen="([^"]+)"/.exec(html)?.[1]

describe('a page outside the app', () => {
  it('is shown by its id, else the one the tenant names, and is not for search engines [R29] [Q11]', async () => {
    for (const query of ['&target=about', '']) {
      const { statusCode, body, headers } = await open(query)
      expect([statusCode, screenOf(body)]).toEqual([200, 'external'])
      expect(body).toContain('The about')
      expect(body).toMatch(/<meta name="robots" content="noindex"/)
      expect(String(headers['content-security-policy'])).toContain(
        "frame-src 'self' https://docs.example https://shop.example;",
      )
    }
  })

  it('is led to by a link where it may not be framed [R29]', async () => {
    const { body } = await open('&target=shop')
    expect(body).toContain('href="https://shop.example/"')
    expect(body).toContain('leaving for shop.example')
    expect(body).not.toContain('<iframe')
    expect((await open('&target=doctors')).headers.location).toBe('/en-ae/doctors?key=framing')
  })

  it.each([
    'javascript:alert(1)',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https://docs.example/about',
    'data:text/html,evil',
    // A page on a host that the tenant does not name as its own.
    'unlisted',
    'ABOUT',
    '../maintenance',
  ])('is never an address out of the address: %s is not found [R29] [Q11]', async (target) => {
    const { statusCode, body, headers } = await open(`&target=${encodeURIComponent(target)}`)
    expect([statusCode, headers.location, screenOf(body)]).toEqual([404, undefined, 'not-found'])
    expect(body).not.toMatch(/(?:href|src)="(?:https?:)?\/\/evil|(?:href|src)="(?:javascript|data):(?!image)/i)
  })

  it('of one tenant is none of another’s [R29]', async () => {
    const other = await server.app.inject('/en-ae/external?key=insurer&target=shop')
    expect(other.statusCode).toBe(404)
    expect(String(other.headers['content-security-policy'])).not.toContain('docs.example')
  })
})
