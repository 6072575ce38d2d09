import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consoleHeader } from '#contract/console/calls'
import { createTickets } from '#server/domain/staff/tickets'
import { stageFile } from '#server/tenants/drafts/stage-file'
import { stageChanges } from '#server/tenants/drafts/stage'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { copyTenant } from '#tests/support/copy-tenant'
import { startTestServer, type TestServer } from '#tests/support/server'
import { openStaffWorld, type Browser, type StaffWorld } from '#tests/support/staff-world'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const heading = '/configuration/heading1/en'

let world: StaffWorld
/** The same database with the app. */
let server: TestServer
let [code, count] = ['', 0]
let viewer: Browser

beforeAll(async () => {
  await ensureBuilt()
  world = await openStaffWorld()
  server = await startTestServer({ database: world.database, web: webFront, clock: world.now })
}, 240_000)
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(async () => {
  code = `seen-before-${(count += 1)}`
  await copyTenant(world.database, 'patientweb', code)
  world.pass(60)
  viewer = (await world.join('viewer@partner.example', 'viewer', code)).browser
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

/** Where somebody sees the draft: the address of the light one. */
async function preview(browser = viewer): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/partner/${browser.tenant}/api/preview`,
    headers: { [consoleHeader]: '1', ...(browser.cookie && { cookie: browser.cookie }) },
  })
  return `${answer.json<{ data: { address: string } }>().data.address}/light`
}

async function stage(...changes: [pointer: string, value: unknown, expected: unknown][]) {
  const requests = changes.map(([pointer, value, expected]) => ({
    pointer,
    held: { value },
    expected: expected === undefined ? {} : { value: expected },
  }))
  const author = { kind: 'command' } as const
  expect(await stageChanges(world.database.db, code, requests, { author, now: world.now() })).toMatchObject({
    done: true,
  })
}
const published = async (pointer: string) => (await viewer.call('draft')).data.fields[pointer]
const publishedContent = async (pointer: string) => (await viewer.call('contents')).data.fields[pointer]

describe('the preview of a draft', () => {
  it('shows the app with the draft, in its scheme, and patients go on with what they had [T02]', async () => {
    await stage([heading, 'Doctors of Tuesday', await published(heading)])
    const at = await preview()
    const page = await get(`${at}/en-ae`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Doctors of Tuesday')
    expect(page.body).toContain('data-scheme="light"')
    expect(page.body).toContain(`href="${at}/en-ae/doctors`)
    const dark = await get(`${at.replace(/light$/, 'dark')}/ar-ae`)
    expect(dark.body).toContain('<html data-scheme="dark" lang="ar-AE" dir="rtl"')
    const init = await get(`${at}/api/locale/appservice/init`)
    expect(init.body).toContain('Doctors of Tuesday')
    expect(init.body).toContain(`"locale":"${at}/api/locale"`)

    const patient = await get(`/en-ae?key=${code}`)
    expect(patient.statusCode).toBe(200)
    expect(patient.body).not.toContain('Doctors of Tuesday')
    expect(
      (await server.call('locale', 'GET', '/appservice/init', { headers: { 'client-id': code } })).body,
    ).not.toContain('Doctors of Tuesday')
  })

  it('shows words, banners and files that are not published, and no answer of it is a patient’s [C03] [C05]', async () => {
    const author = { kind: 'command' } as const
    const file = { name: 'sketch.svg', bytes: new TextEncoder().encode(drawing), expected: undefined }
    await stageFile(world.database.db, code, file, { author, now: world.now() })
    const { data } = await viewer.call('draft')
    const digest = String(data.changes[0]?.held.value)
    await stage(
      ['/translations/en/app.doctors', 'Healers', undefined],
      ['/blocks/notice/en/kind', 'text', undefined],
      ['/blocks/notice/en/heading', 'A block of the draft', undefined],
      ['/blocks/document-news/en/kind', 'html', undefined],
      ['/blocks/document-news/en/heading', 'News of the draft', undefined],
      ['/blocks/document-news/en/html', '<p>New.</p>', undefined],
    )
    const at = await preview()
    const asset = `/tenant-assets/${code}/sketch.svg`
    const drawn = await get(`${at}${asset}`)
    expect([drawn.statusCode, drawn.headers['content-type'], drawn.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ])
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    const ask = async (path: string) => (await get(`${at}/api/locale${path}`)).body
    const askAsPatient = async (path: string) =>
      (await server.call('locale', 'GET', path, { headers: { 'client-id': code } })).body
    // The preview first: what it is answered must not be kept for the patient.
    for (const [path, words] of [
      ['/translation?lang=en', 'Healers'],
      ['/static/get/bulk?keys=notice&lang=en', 'A block of the draft'],
    ] as const) {
      expect([path, await ask(path)]).toEqual([path, expect.stringContaining(words)])
      expect(await askAsPatient(path)).not.toContain(words)
    }
    expect((await get(`${at}/documents/news`)).body).toContain('News of the draft')
    expect((await get(`/documents/news?key=${code}`)).body).not.toContain('News of the draft')
    expect((await get(`${asset}?key=${code}`)).statusCode).toBe(404)
  })

  it('is kept by no cache, listed nowhere, framed by the console alone, and has an origin of its own', async () => {
    const at = await preview()
    for (const path of [
      '/en-ae',
      '/api/locale/appservice/init',
      '/portraits/7.svg',
      '/en-ae/account',
      '/nothing.txt',
    ]) {
      const { headers } = await get(at + path)
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          'x-frame-options': 'SAMEORIGIN',
        }),
      ])
      expect(headers['set-cookie']).toBeUndefined()
    }
    const policy = String((await get(`${at}/en-ae`)).headers['content-security-policy'])
    expect(policy).toMatch(/frame-ancestors 'self'; .*; sandbox allow-scripts allow-forms$/)
    const patient = await get(`/en-ae?key=${code}`)
    expect(patient.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(patient.headers['content-security-policy']).not.toContain('sandbox')
    expect(patient.headers['x-frame-options']).toBe('DENY')
    expect(patient.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('shows a page of text on its own and within the app, which asks first whether it is there [R29] [U01]', async () => {
    const html = '/blocks/document-terms/en/html'
    await stage([html, '<p>Terms of Wednesday.</p>', await publishedContent(html)])
    const at = await preview()
    expect((await get(`${at}/en-ae/external?target=terms`)).statusCode).toBe(200)
    const head = (path: string) => server.app.inject({ method: 'HEAD', url: at + path })
    expect((await head('/documents/terms?locale=en-ae&framed=1')).statusCode).toBe(200)
    expect((await head('/documents/nothing?locale=en-ae&framed=1')).statusCode).toBe(404)
    expect((await head('/en-ae')).statusCode).toBe(403)

    const framed = await get(`${at}/documents/terms?locale=en-ae&framed=1`)
    expect(framed.body).toContain('Terms of Wednesday.')
    expect(framed.body).toContain('data-scheme="light"')
    // The page around it has an origin that neither header can name.
    expect(framed.headers['x-frame-options']).toBeUndefined()
    expect(framed.headers['content-security-policy']).toMatch(
      /^default-src 'none'; (?!.*frame-ancestors).*; script-src 'sha256-[^']+'; sandbox allow-scripts$/,
    )
    const own = await get(`${at}/documents/terms?locale=ar-ae`)
    expect(own.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(own.headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*frame-ancestors 'self'; .*script-src 'sha256-[^']+'; sandbox allow-scripts$/,
    )
    const patient = await get(`/documents/terms?key=${code}&locale=en-ae&framed=1`)
    expect([patient.body.includes('Terms of Wednesday.'), patient.body.includes('<script')]).toEqual([false, false])
    expect(patient.headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('leaves a change with a mistake out, and shows the others', async () => {
    await stage(
      [heading, 'Doctors of Friday', await published(heading)],
      ['/configuration/theme/seed', 'green', await published('/configuration/theme/seed')],
    )
    const page = await get(`${await preview()}/en-ae`)
    expect([page.statusCode, page.body.includes('Doctors of Friday')]).toEqual([200, true])
    const style = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1]
    expect(style(page.body)?.includes('--')).toBe(true)
    const colours = (html: string) => /--tenant-color-action:[^;]+/.exec(html)?.[0]
    expect(colours(page.body)).toBe(colours((await get(`/en-ae?key=${code}`)).body))
  })

  it('books nothing, signs nobody in, and shows no page of a patient', async () => {
    const at = await preview()
    for (const [method, path] of [
      ['POST', '/api/appointment/patientapp/holds'],
      ['POST', '/api/account/auth/login'],
      ['GET', '/api/account/account/sessions'],
      ['PUT', '/api/account/account/language'],
      ['POST', '/api/notification/device/create'],
      ['POST', '/api/discovery/facility/1/poke'],
    ] as const) {
      const answer = await server.app.inject({ method, url: at + path, ...(method !== 'GET' && { payload: {} }) })
      expect([path, answer.statusCode, answer.headers['x-preview']]).toEqual([path, 403, 'refused'])
    }
    const own = await get(`${at}/en-ae/dashboard/profile`)
    expect([own.statusCode, own.headers['x-preview'], own.body.includes('patientweb')]).toEqual([404, 'refused', false])
  })

  it('is opened by staff of this tenant alone, for a quarter of an hour, and no longer than their session', async () => {
    const at = await preview()
    const open = async (address = at) => (await get(`${address}/en-ae`)).statusCode
    expect(await open()).toBe(200)
    expect(await open(at.replace(code, 'other-tenant'))).toBe(401)
    expect(await open(at.replace(/preview\/..../, 'preview/AAAA'))).toBe(401)
    expect((await get(`${at}/en-ae`, { host: 'console.other.example' })).statusCode).toBe(404)
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: `/partner/${code}/api/preview`,
          headers: { [consoleHeader]: '1' },
        })
      ).statusCode,
    ).toBe(401)
    // Neither by a session of ours with a ticket of theirs, nor the other way round.
    const sessionAt = async (tenant: string) =>
      (await world.database.query<{ id: string }>(`select id from staff_sessions where tenant_code = $1`, [tenant]))[0]!
        .id
    await world.join('viewer@other.example', 'viewer', 'other-tenant')
    for (const [of, tag] of [
      ['other-tenant', code],
      [code, 'other-tenant'],
    ] as const) {
      const mixed = { purpose: 'preview', subject: await sessionAt(of), tag } as const
      const ticket = createTickets(server.app.secret).give(mixed, world.now(), 15)
      expect(await open(`/partner/other-tenant/preview/${ticket}/light`)).toBe(401)
      expect(await open(`/partner/${code}/preview/${ticket}/light`)).toBe(401)
    }
    world.pass(14 * 60)
    expect(await open()).toBe(200)
    world.pass(2 * 60)
    expect([await open(), (await get(`${at}/api/locale/appservice/init`)).statusCode]).toEqual([401, 401])
    const again = await preview()
    expect(await open(again)).toBe(200)
    await viewer.call('signOut')
    expect(await open(again)).toBe(401)
  })
})
