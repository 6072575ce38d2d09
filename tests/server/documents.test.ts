import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentBlocks } from '#server/db/schema/tenants'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer, type TestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'

const basePath = '/care'
let server: TestServer

beforeAll(async () => {
  await ensureBuilt()
  const database = await openTestDatabase()
  await addTenant(database, {
    code: 'paper-house',
    hosts: ['paper.example'],
    configuration: { languages: ['en', 'ar'], markets: ['ae'], content_hosts: ['cdn.example'] },
  })
  const block = (key: string, language: string, heading: string, html?: string) => ({
    ...{ tenantCode: 'paper-house', key, language },
    content: { key, kind: 'html' as const, heading, ...(html !== undefined && { html }) },
  })
  await database.db
    .insert(contentBlocks)
    .values([
      block(
        'document-terms',
        'en',
        'Terms <of> use',
        '<p>See <a href="/doctors?q=a">doctors</a>.</p><script>alert(1)</script><img src="https://evil.example/a.png">',
      ),
      block('document-terms', 'ar', 'شروط الاستخدام', '<p>نص</p>'),
      block('document-empty', 'en', 'Without a text'),
      block('why', 'en', 'No document', '<p>why</p>'),
    ])
  server = await startTestServer({ database, web: webFront, config: { basePath } })
}, 240_000)
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const open = (address: string, host = 'localhost', more: Record<string, string> = {}) =>
  server.app.inject({ url: `${basePath}/documents/${address}`, headers: { host, ...more } })

describe('a document', () => {
  it('is the tenant’s text in the language of the locale, with its direction [U01]', async () => {
    const english = await open('terms?locale=en-ae&key=paper-house')
    expect(english.statusCode).toBe(200)
    expect(english.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(english.body).toContain('<html lang="en" dir="ltr">')
    expect(english.body).toContain('<h1>Terms &lt;of&gt; use</h1>')
    const arabic = await open('terms?locale=ar-ae&key=paper-house')
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.body).toContain('<h1>شروط الاستخدام</h1><p>نص</p>')
    expect((await open('terms?locale=id&key=paper-house')).body).toContain('lang="en"')
  })

  it('wears the tenant’s colours in both schemes and runs, loads and posts nothing of anybody else’s [T02] [U01]', async () => {
    const { body, headers } = await open('terms?locale=en-ae&key=paper-house')
    expect(body).toMatch(/<style>[^<]*--tenant-color-surface:[^<]*prefers-color-scheme:dark[^<]*<\/style>/)
    expect(body).not.toMatch(/<script|evil\.example/)
    expect(String(headers['content-security-policy']).replace(/sha256-[\w+/=]+/, 'sha256-…')).toBe(
      "default-src 'none'; style-src 'sha256-…'; img-src 'self' https://cdn.example; font-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    )
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('leads into the app of its tenant and locale, out of the frame [S2] [R33]', async () => {
    expect((await open('terms?locale=en-ae&key=paper-house')).body).toContain(
      '<a href="/care/en-ae/doctors?q=a&amp;key=paper-house" target="_top">doctors</a>',
    )
    expect((await open('terms?locale=en-ae', 'paper.example')).body).toContain(
      '<a href="/care/en-ae/doctors?q=a" target="_top">',
    )
  })

  it('leaves its title to the page that frames it', async () => {
    const framed = await open('terms?locale=ar-ae&framed=1&key=paper-house')
    expect(framed.body).toContain('<main><p>نص</p></main>')
    expect((await open('terms?locale=ar-ae&key=paper-house')).body).toContain('<h1>')
  })

  it('is none where the tenant has no such text, or it is not meant to stand alone', async () => {
    const addresses = ['nothing', 'why', 'empty', '..%2fwhy'].map((key) => `${key}?key=paper-house`)
    for (const address of [...addresses, 'terms?key=nobody'])
      expect([address, (await open(address)).statusCode]).toEqual([address, 404])
  })
})
