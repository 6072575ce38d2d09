import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { webFront } from '#server/web/index'
import { ensureBuilt } from '#tests/support/built-app'
import { startTestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'
import { tenantTool } from '#tests/support/tenant-tool'
import { bookingAt, holdAt, openWorld, type World } from '../integration/appointment-world.ts'

const tenant = 'leaving'
const host = 'leaving.example'
const start = '2026-11-24T05:00:00.000Z'
let world: World
let now: Date

beforeAll(async () => {
  await ensureBuilt()
  world = await openWorld({ web: webFront, config: { publicOrigin: 'https://app.example' } })
  await addTenant(world.database, { code: tenant, hosts: [host], configuration: { name: { en: 'Leaving' } } })
}, 240_000)
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  now = world.clock()
  await tool('unhide', tenant)
  // The clock was turned back: the server may have looked at what it takes for now, before the tenant was shown again.
  await world.app.tenants.refresh()
})

const tool = (...args: string[]) => tenantTool({ db: world.database.db, clock: world.clock }, ...args)
/** Within ten seconds every server has seen a change. */
async function pass(seconds: number) {
  now = new Date(now.getTime() + seconds * 1000)
  world.setClock(now)
}
const open = async (url: string, at = 'app.example') => {
  const { statusCode, headers: headersOf, body } = await world.app.inject({ url, headers: { host: at } })
  return { status: statusCode, location: headersOf.location, robots: headersOf['x-robots-tag'], body }
}
let calls = 0
/** No two calls are signed alike: the second would be refused as a repetition of the first. */
const call = async (
  service: 'locale' | 'appointment',
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  more: object = {},
) => {
  const sign = new Date(now.getTime() - ((calls += 1) % 200) * 1000)
  const answer = await world.call(service, method, path, { tenant, sign, ...more })
  return { status: answer.statusCode, ...answer.json<{ code?: string; data?: unknown }>() }
}
const hide = async () => {
  const hiding = await tool('hide', tenant)
  await pass(10)
  return hiding
}

/** A booked visit, with the token of its link. */
async function book(at = start, more: object = {}) {
  const answer = await world.book(bookingAt(at), { tenant, guestToken: await world.guest(tenant), ...more })
  expect(answer.statusCode).toBe(200)
  const { appointment, appointment_token: token } = answer.json<{ data: BookedAppointment }>().data
  const link = await vi.waitFor(async () => {
    const [sent] = await world.database.query<{ body: string }>('select body from sent_messages order by id desc')
    return /https:\S+#[\w-]{16}$/.exec(sent!.body)![0]
  })
  return { appointment, token, link: new URL(link) }
}

const addresses = [
  `/en-ae?key=${tenant}`,
  `/en-ae/doctors?key=${tenant}`,
  `/sitemap.xml?key=${tenant}`,
  `/manifest.webmanifest?key=${tenant}`,
  `/icons/icon.svg?key=${tenant}`,
  `/_shell/en-ae?key=${tenant}`,
  `/en-ae/maintenance?key=${tenant}`,
]
/** What stands at each address, where the key of one tenant is as good as another's. */
const everywhere = async (key: string) =>
  Promise.all(
    addresses.map(async (address) => {
      const { status, location } = await open(address.replace(tenant, key))
      return [status, location?.replace(key, '')]
    }),
  )

describe('a hidden tenant', () => {
  it('answers at its key as one that never was, and as before when it is shown again', async () => {
    const before = await everywhere(tenant)
    expect(before[0]).toEqual([200, undefined])
    await hide()
    expect(await everywhere(tenant)).toEqual(await everywhere('nobody'))
    expect((await open(`/en-ae/maintenance?key=${tenant}`)).body).not.toContain('Leaving')
    for (const path of ['/appservice/init', '/locale/init', '/translation'])
      expect(await call('locale', 'GET', path)).toMatchObject({ status: 404, code: 'tenant_unknown' })
    await tool('unhide', tenant)
    await pass(10)
    expect(await everywhere(tenant)).toEqual(before)
  })

  it('is for who runs the server no empty one: only without any app it is said what comes next', async () => {
    const hint = 'docs/directory.md'
    const show = async (status: 'shown' | 'hidden') => {
      await world.database.query(`update tenants set status = $1, updated_at = now()`, [status])
      await world.app.tenants.refresh()
    }
    await hide()
    expect((await open('/maintenance', host)).body).not.toContain(hint)
    try {
      await show('hidden')
      expect(await open('/maintenance')).toMatchObject({ status: 503, body: expect.stringContaining(hint) })
      const arabic = await world.app.inject({ url: '/maintenance', headers: { 'accept-language': 'ar' } })
      expect(arabic.body).toContain('إن كنت تدير هذا الخادم')
    } finally {
      await show('shown')
    }
    expect((await open('/maintenance', 'nobody.example')).body).not.toContain(hint)
  })

  it('leaves its host to nobody, and no list of pages there', async () => {
    expect((await open('/robots.txt', host)).body).toContain('Sitemap:')
    expect((await open('/en-ae', host)).body).toContain('Leaving')
    await hide()
    expect(await open('/en-ae', host)).toMatchObject({ status: 302, location: '/maintenance' })
    expect((await open('/robots.txt', host)).body).not.toContain('Sitemap:')
    expect(await open('/sitemap.xml', host)).toMatchObject({ status: 404 })
    expect(await open('/en-ae', 'app.example')).toMatchObject({ status: 200 })
  })

  it('is hidden on every server of the database, and hides nobody else', async () => {
    const other = await startTestServer({ database: world.database, clock: world.clock })
    const init = (code: string) => other.call('locale', 'GET', '/appservice/init', { tenant: code })
    expect((await init(tenant)).statusCode).toBe(200)
    await hide()
    // Of a database that is slow to answer nobody waits for more than a second.
    await vi.waitFor(async () => expect((await init(tenant)).statusCode).toBe(404), 10_000)
    expect((await init('patientweb')).statusCode).toBe(200)
    await other.close()
  })

  it('takes no booking, not even of a server that does not know yet', async () => {
    const guestToken = await world.guest(tenant)
    const isKnown = async () => (await call('locale', 'GET', '/appservice/init')).status === 200
    expect(await isKnown()).toBe(true)
    // Without the date by which servers notice a change, which would otherwise be at once.
    await world.database.query(`update tenants set status = 'hidden' where code = $1`, [tenant])
    expect(await isKnown()).toBe(true)
    const answer = await world.book(bookingAt(start), { tenant, guestToken })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'tenant_unknown'])
    expect(await world.counts()).toMatchObject({ appointments: 0, patients: 0 })
    await hide()
    expect((await world.hold(holdAt(start), { tenant })).statusCode).toBe(404)
  })

  it('still lets a patient open and cancel what they booked, by the link in their message, until a day after it', async () => {
    const { appointment, token, link } = await book()
    const { output } = await hide()
    expect(output).toContain('One visit is ahead, until 2026-11-24 05:30 UTC.')

    const page = await open(link.pathname + link.search)
    expect(page).toMatchObject({ status: 200, robots: 'noindex', body: expect.stringContaining('Leaving') })
    expect(await open(link.pathname, host)).toMatchObject({ status: 200, body: expect.stringContaining('Leaving') })
    expect((await open(`/en-ae?key=${tenant}`)).status).toBe(302)
    expect((await open(`/en-ae/maintenance?key=${tenant}`)).body).not.toContain('Leaving')
    expect((await open(`/icons/icon.svg?key=${tenant}`)).status).toBe(200)
    expect((await call('locale', 'GET', '/appservice/init')).status).toBe(200)

    const path = '/patientapp/appointments'
    const opened = await call('appointment', 'POST', `${path}/open`, { body: { link_token: link.hash.slice(1) } })
    expect(opened).toMatchObject({ status: 200, data: { appointment } })
    const mine = { headers: { [headers.appointmentToken]: token } }
    const cancelled = await call('appointment', 'PUT', `${path}/${appointment.id}/cancel`, {
      ...mine,
      body: { forcebookable: true },
    })
    expect(cancelled).toMatchObject({ status: 200, data: { status: 'cancelled' } })

    now = new Date(Date.parse(appointment.end) + 86_400_000 - 1000)
    await pass(0)
    expect(await call('appointment', 'GET', `${path}/${appointment.id}`, mine)).toMatchObject({ status: 200 })
    await pass(1)
    expect(await call('appointment', 'GET', `${path}/${appointment.id}`, mine)).toMatchObject({
      code: 'tenant_unknown',
    })
    expect((await open(link.pathname + link.search)).status).toBe(302)
  })

  it('answers a booking that was made before it was hidden, to who asks again for want of an answer', async () => {
    const [guestToken, key] = [await world.guest(tenant), 'key-of-a-lost-answer']
    const first = await world.book(bookingAt(start), { tenant, guestToken, key })
    await hide()
    const again = await world.book(bookingAt(start), { tenant, guestToken, key })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  })
})

describe('removing a tenant', () => {
  const remove = (code = tenant) => tool('remove', code, '--confirm', code)
  const rowsOf = async (table: string) =>
    (await world.database.query(`select 1 from ${table} where tenant_code = $1`, [tenant])).length

  it('asks for its code once more, and for it to be hidden', async () => {
    for (const args of [[], ['--confirm'], ['--confirm', 'other-tenant']])
      expect(await tool('remove', tenant, ...args)).toMatchObject({
        code: 1,
        output: expect.stringContaining('--confirm'),
      })
    expect(await remove()).toMatchObject({ code: 1, output: expect.stringContaining('Hide it first') })
    expect(await remove('nobody')).toMatchObject({ code: 1, output: expect.stringContaining('There is no tenant') })
  })

  it('leaves the default tenant alone, which can no more be hidden', async () => {
    for (const refused of [await tool('hide', 'patientweb'), await remove('patientweb')])
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('neither hidden nor removed') })
    expect((await open('/en-ae')).status).toBe(200)
  })

  it('waits for the visits that are ahead, and keeps what was booked', async () => {
    await world.database.query(
      `insert into translations (tenant_code, language, id, message) values ($1, 'en', 'app.header.search', 'Seek')`,
      [tenant],
    )
    await book()
    await book('2026-11-24T07:00:00.000Z')
    await hide()
    const { output, code } = await remove()
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('2 visits are ahead, the last until 2026-11-24 07:30 UTC.'),
    ])
    expect(await rowsOf('translations')).toBe(1)

    now = new Date('2026-11-24T07:30:00.000Z')
    await pass(0)
    expect(await remove()).toMatchObject({ code: 0, output: expect.stringContaining('leaving is removed') })
    await pass(10)
    expect([await rowsOf('translations'), await rowsOf('appointments'), await rowsOf('patients')]).toEqual([0, 2, 1])
    expect((await tool('list')).output).toMatch(/^leaving +Leaving +\S+Z +removed$/m)
    expect((await tool('show', tenant)).code).toBe(1)
    expect(await everywhere(tenant)).toEqual(await everywhere('nobody'))
    // Nobody's any more: the default tenant answers, as at every host.
    expect(await open('/en-ae', host)).toMatchObject({ status: 200 })
    expect(await tool('unhide', tenant)).toMatchObject({ code: 1 })
  })

  it('is undone by importing it again, hidden until it is shown', async () => {
    const folder = join(import.meta.dirname, '../../docs/examples/tenant')
    const init = async () => (await call('locale', 'GET', '/appservice/init', { tenant: 'wadi' })).status
    await tool('import', folder)
    await tool('hide', 'wadi')
    expect(await remove('wadi')).toMatchObject({ code: 0 })
    expect((await tool('import', folder)).output).toContain('It is hidden: npm run tenant -- unhide wadi')
    await pass(10)
    expect(await init()).toBe(404)
    expect((await tool('show', 'wadi')).output).toMatch(/^hidden /m)
    await tool('unhide', 'wadi')
    await pass(10)
    expect(await init()).toBe(200)
  })
})
