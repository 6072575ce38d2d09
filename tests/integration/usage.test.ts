import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FigureByDay } from '#contract/console/usage-figures'
import type { UsageEvent } from '#contract/usage-events'
import { wallClock } from '#contract/wall-clock'
import { appointments } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { accountEvents } from '#server/db/schema/settings'
import { startSecondServer } from '#tests/support/second-server'
import type { TestServer } from '#tests/support/server'
import { openStaffWorld, type Browser, type StaffWorld } from '#tests/support/staff-world'
import { tenantTool } from '#tests/support/tenant-tool'
import { addVisit } from './account-visits.ts'

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1'
const hour = 3_600_000

let world: StaffWorld
let second: TestServer
let viewer: Browser
let theirs: Browser
let address = 0

beforeAll(async () => {
  world = await openStaffWorld({ config: { trustProxy: 1, logLevel: 'trace' } })
  const first = { app: world.server.app, database: world.database, clock: world.now }
  second = await startSecondServer(first, { config: { trustProxy: 1 } })
  viewer = (await world.join('viewer@figures.example', 'viewer')).browser
  theirs = (await world.join('viewer@other.example', 'viewer', 'other-tenant')).browser
})
afterAll(() => world.close())

type Sent = { to?: TestServer; path?: string; headers?: Record<string, string>; from?: string }
/** Reports as a page does, each from an address of its own. */
const report = (body: unknown, { to = world.server, path = '/usage', headers = {}, from }: Sent = {}) =>
  to.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      'user-agent': safari,
      'x-forwarded-for': from ?? `192.0.2.${(address += 1)}`,
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
async function times(count: number, events: UsageEvent[], sent: Sent = {}) {
  for (let at = 0; at < count; at += 1) expect((await report({ events }, sent)).statusCode).toBe(204)
}
/** Signs in anew where time has passed. */
async function figuresFor(who: Browser, days = '7') {
  return (await who.call('usageFigures', { query: { days } })).data
}
const find = (figures: FigureByDay[], name: string) => figures.find(({ figure }) => figure === name)
const dayIn = (zone: string, at = world.now()) => wallClock(at, zone).date

it('counts what apps report, over all servers and for each tenant apart, and shows no small number', async () => {
  await times(5, ['visit'])
  await times(4, ['visit', 'booking_time'], { to: second })
  await times(7, ['visit'], { path: '/usage?key=other-tenant' })
  await times(4, ['installed'])
  await second.app.usage.flush()
  const today = dayIn('Asia/Dubai')
  const { figures, ...span } = await figuresFor(viewer)
  expect(span).toEqual({
    from: dayIn('Asia/Dubai', new Date(+world.now() - 6 * 24 * hour)),
    to: today,
    time_zone: 'Asia/Dubai',
  })
  expect(figures).toEqual([
    { figure: 'visits', total: 9, is_rounded: false, days: [{ day: today, count: 9 }] },
    { figure: 'installs', is_rounded: false, days: [{ day: today }] },
    { figure: 'left_at_time', is_rounded: false, days: [{ day: today }] },
  ])
  expect(find((await figuresFor(theirs)).figures, 'visits')?.total).toBe(7)
})

it('tells at which step bookings ended, each once', async () => {
  await times(10, ['booking_time', 'booking_details'])
  await times(6, ['booking_code', 'booking_review', 'booking_done'])
  const { figures } = await figuresFor(viewer)
  const totalOf = (name: string) => find(figures, name)?.total
  // Four had only begun in the test before.
  expect(['left_at_time', 'left_at_details', 'left_at_code', 'left_at_review', 'finished'].map(totalOf)).toEqual([
    ...[undefined, undefined, undefined, undefined, 6],
  ])
  await times(1, ['booking_time', 'booking_details'])
  const later = await figuresFor(viewer)
  expect(find(later.figures, 'left_at_details')?.total).toBe(5)
})

it('takes bookings by source, cancellations and new accounts from what is stored, and names no rare source', async () => {
  const { db } = world.database
  const guest = { tenantCode: 'patientweb', firstName: 'Layla', lastName: 'Farouk', createdAt: world.now() }
  const sources = [...Array<string>(6).fill('newsletter'), ...Array<string>(4).fill('for-layla'), '', '']
  for (const [at, source] of sources.entries()) {
    const patientId = await addVisit(world.database, { ...guest, phone: `+97150${1_000_000 + at}` })
    const isCancelled = at < 5
    await db
      .update(appointments)
      .set({ source, ...(isCancelled && { status: 'cancelled', cancelledAt: world.now() }) })
      .where(eq(appointments.patientId, patientId))
    if (at < 5) await signUp(patientId)
  }
  const { figures } = await figuresFor(viewer)
  expect(
    figures
      .filter(({ figure }) => figure.startsWith('bookings'))
      .map(({ figure, source, total }) => [figure, source, total]),
  ).toEqual([
    ['bookings', undefined, 12],
    ['bookings_without_source', undefined, undefined],
    ['bookings_by_source', 'newsletter', 6],
    ['bookings_of_rare_sources', undefined, undefined],
  ])
  expect([find(figures, 'cancellations')?.total, find(figures, 'sign_ups')?.total]).toEqual([5, 5])
  expect(JSON.stringify(figures)).not.toContain('layla')

  const file = await viewer.call('usageFile', { query: { days: '7' } })
  const today = dayIn('Asia/Dubai')
  expect(file.text).toContain(`"${today}","bookings_by_source","newsletter","6","Asia/Dubai"\r\n`)
  expect(file.text).toContain(`"${today}","installs","","<5","Asia/Dubai"\r\n`)
  expect(file.text).not.toContain('layla')
  expect((await figuresFor(theirs)).figures.map(({ figure }) => figure)).toEqual(['visits'])
})

it('counts nobody who asks not to be, no program that says so, and keeps and logs nothing of who reports', async () => {
  const before = await stored()
  await times(1, ['visit'], { headers: { 'sec-gpc': '1' } })
  await times(1, ['visit'], { headers: { dnt: '1' } })
  await times(1, ['visit'], { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })
  expect(await stored()).toEqual(before)
  const answer = await report({ events: ['visit'] }, { headers: { cookie: 'a=Layla' } })
  expect([answer.body, answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([
    '',
    undefined,
    'no-store',
  ])
  const columns = await world.database.query(
    `select column_name as name from information_schema.columns where table_name = 'usage_counts' order by 1`,
  )
  expect(columns).toEqual(['count', 'day', 'event', 'tenant_code'].map((name) => ({ name })))
})

it.each([
  ['another field', { events: ['visit'], visitor: 'Layla' }],
  ['an event nobody knows', { events: ['Layla'] }],
  ['an event twice', { events: ['visit', 'visit'] }],
  ['no event', { events: [] }],
  ['no JSON', '{"events": Layla'],
])('refuses %s', async (_, body) => {
  const answer = await report(body)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).not.toContain('Layla')
})

it('refuses what another site can send, what is too long, too much from one address, and tenants that are not there', async () => {
  const status = async (...sent: Parameters<typeof report>) => (await report(...sent)).statusCode
  const body = { events: ['visit'] }
  expect(await status(body, { headers: { 'content-type': 'text/plain' } })).toBe(415)
  expect(await status({ ...body, filler: 'x'.repeat(2000) })).toBe(413)
  expect(await status(body, { path: '/usage?key=nobody' })).toBe(404)
  const tool = (what: string) => tenantTool({ db: world.database.db, clock: world.now }, what, 'other-tenant')
  await tool('hide')
  world.pass(15)
  expect(await status(body, { path: '/usage?key=other-tenant' })).toBe(404)
  await tool('unhide')
  world.pass(15)
  const from = '203.0.113.9'
  const countOf = async () => ((await stored()) as { count: number }[]).reduce((sum, { count }) => sum + count, 0)
  const before = await countOf()
  const answers = []
  for (let sent = 0; sent < 301; sent += 1) answers.push(await status(body, { from }))
  expect([answers.filter((one) => one === 204).length, answers.at(-1)]).toEqual([300, 429])
  expect((await countOf()) - before).toBe(30)
  expect(await status(body)).toBe(204)
})

it('begins a day by the clock of the tenant’s market, for reports as for bookings', async () => {
  // To two minutes before a midnight of Dubai, which is 20:00 UTC, on a day that no test before has counted on.
  const midnight = new Date(world.now())
  midnight.setUTCHours(68, 0, 0, 0)
  world.pass((midnight.getTime() - world.now().getTime()) / 1000 - 120)
  const late = dayIn('Asia/Dubai')
  await times(5, ['no_doctors_found'])
  await visitNow(5)
  world.pass(240)
  await times(6, ['no_doctors_found'])
  await visitNow(6)
  const early = dayIn('Asia/Dubai')
  expect(early > late).toBe(true)
  const { figures } = await figuresFor((await world.join('late@figures.example', 'viewer')).browser)
  const days = [
    { day: late, count: 5 },
    { day: early, count: 6 },
  ]
  expect(find(figures, 'no_doctors_found')?.days).toEqual(days)
  expect(find(figures, 'bookings')?.days.slice(-2)).toEqual(days)
})

it('shows as many days as asked for, and stores what a server that stops has counted', async () => {
  world.pass(8 * 24 * 3600)
  await times(5, ['no_clinics_found'], { to: second })
  await second.close()
  const { browser } = await world.join('week@figures.example', 'viewer')
  expect((await figuresFor(browser)).figures.map(({ figure }) => figure)).toEqual(['no_clinics_found'])
  expect(find((await figuresFor(browser, '30')).figures, 'no_doctors_found')?.total).toBe(11)
  expect((await browser.call('usageFigures', { query: { days: '4000' } })).code).toBe('validation_failed')
})

async function visitNow(count: number) {
  for (let at = 0; at < count; at += 1) {
    const phone = `+97155${Math.floor(world.now().getTime() / 1000) % 1_000_000}${at}`
    await addVisit(world.database, {
      ...{ tenantCode: 'patientweb', firstName: 'Omar', lastName: 'Aziz', createdAt: world.now(), phone },
    })
  }
}

async function signUp(patientId: string) {
  const { db } = world.database
  await db.update(patients).set({ isGuest: false }).where(eq(patients.id, patientId))
  const event = { tenantCode: 'patientweb', patientId, kind: 'signed_up' as const, createdAt: world.now() }
  await db.insert(accountEvents).values({ ...event, browser: 'other', platform: 'other' })
}

async function stored() {
  await world.server.app.usage.flush()
  return world.database.query('select * from usage_counts order by 1, 2, 3')
}
