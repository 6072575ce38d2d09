import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Slot } from '#contract/availability'
import type { OpenDatabase } from '#server/db/open'
import { removeOutdated } from '#server/jobs/retention'
import { directoryTool } from '#tests/support/directory-tool'
import { startSecondServer } from '#tests/support/second-server'
import type { TestServer } from '#tests/support/server'
import { bookingAt, openWorld, type World } from './appointment-world.ts'

const root = mkdtempSync(join(tmpdir(), 'patientweb-busy-import-'))
const folder = join(root, 'files')
let world: World
let second: TestServer
beforeAll(async () => {
  world = await openWorld()
  second = await startSecondServer(world)
  cpSync(join(import.meta.dirname, '../../docs/examples/directory'), folder, { recursive: true })
  const { code, text } = await directoryTool(world.database, 'import', folder)
  expect(code, text).toBe(0)
})
afterAll(async () => {
  await second.close()
  await world.close()
  rmSync(root, { recursive: true })
})

function edit(file: string, change: (lines: string[]) => string[]): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8').split('\r\n')).join('\r\n'))
}

/** A database whose next transaction is held up when all is written and nothing is committed. */
function heldUp(open: OpenDatabase) {
  let reach = () => {}
  let letGo = () => {}
  const written = new Promise<void>((resolve) => (reach = resolve))
  const free = new Promise<void>((resolve) => (letGo = resolve))
  type Work = (tx: unknown) => Promise<unknown>
  const slowly = (work: Work) => async (tx: unknown) => {
    const done = await work(tx)
    reach()
    await free
    return done
  }
  const db = new Proxy(open.db, {
    get: (of, name) =>
      name === 'transaction' ? (work: Work) => of.transaction(slowly(work)) : Reflect.get(of, name, of),
  })
  return { database: { ...open, db }, written, letGo }
}

type Free = Slot & { fee: { amount: number; currency: string } }

/** A free time of each of some doctors of the files, as a patient has it on the screen. */
async function freeTimes(count: number, skipped = 0): Promise<Free[]> {
  const services = await world.database.query<{ doctor: string; facility: string; service: string; fee: number }>(
    `select distinct on (s.practitioner_id) s.practitioner_id::text as doctor, s.facility_id::text as facility, s.id::text as service, s.fee
     from services s join practitioners p on p.id = s.practitioner_id
     where p.source = 'files' and p.published and s.consultation_type = 'clinic' order by s.practitioner_id, s.id limit $1 offset $2`,
    [count, skipped],
  )
  return Promise.all(
    services.map(async ({ doctor, facility, service, fee }) => {
      const visit = { facility_id: facility, service_id: service, consultation_type: 'clinic' as const }
      const path = `/patientapp/doctors/${doctor}/availability/dates-times`
      const times = await world.call('appointment', 'GET', path, { query: visit })
      const dates = times.json<{ data: { dates: { times: string[] }[] } }>().data.dates
      const start = dates.flatMap((date) => date.times)[0] ?? ''
      return { practitioner_id: doctor, ...visit, start, fee: { amount: fee, currency: 'AED' } }
    }),
  )
}

/** Somebody who books a time they have seen, at the first or the second server, with a phone of their own. */
async function book(free: Free, index: number) {
  const phone = `50${2_000_000 + index}`
  const guestToken = await world.guest('patientweb', `+971${phone}`)
  const body = bookingAt(free.start, {
    ...free,
    patient: { first_name: 'Layla', last_name: `Guest ${index}`, phone, country_code: '971' },
  })
  const server = index % 2 === 0 ? world : second
  return server.call('appointment', 'POST', '/patient/appointment', {
    body,
    headers: { 'idempotency-key': `"visit-${free.fee.amount}-${index}"`, 'x-guest-token': guestToken },
  })
}

/** How many doctors a server's search finds. */
const countAt = async (server: Pick<TestServer, 'call'>, query: string) => {
  const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', {
    body: { query, hitsPerPage: 3 },
  })
  return answer.json<{ nbHits: number }>().nbHits
}

// The embedded database has one connection, which an import keeps to itself.
describe.runIf(process.env['DATABASE_ENGINE'] === 'postgres')('while an import runs', () => {
  it('people go on booking the doctors it changes, at two servers, and both show what it said', async () => {
    const seen = await freeTimes(12)
    // Servers of tests build their search when it is first asked.
    for (const server of [world, second]) expect(await countAt(server, 'Renamed')).toBe(0)
    edit('practitioners.csv', (lines) => lines.map((line) => line.replace(' Demo"', ' Demo Renamed"')))
    edit('services.csv', (lines) =>
      lines.map((line) => line.replace(/"(\d+)\.00","AED"/, (_, fee) => `"${Number(fee) + 10}","AED"`)),
    )
    const { database, written, letGo } = heldUp(second.database)
    const importing = directoryTool(database, 'import', folder)
    await written
    // Everything is changed and nothing is committed: who books sees what was, and waits for nobody.
    const early = await Promise.all(seen.slice(0, 6).map(book)).finally(letGo)
    expect(early.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual(early.map(() => 200))
    const { code, text, counts } = await importing
    expect(code, text).toBe(0)
    expect(counts['practitioners']).toEqual([0, 200, 0, 0])

    // Afterwards the price on the screen is an old one: it is said, and the visit is booked for the new one.
    const asked = await Promise.all(seen.slice(6).map((free, index) => book(free, index + 6)))
    const news = asked.map((answer) => answer.json<{ code: string; details: { fee: Free['fee'] } }>())
    expect(news.map(({ code, details }) => [code, details.fee.amount])).toEqual(
      seen.slice(6).map(({ fee }) => ['price_changed', fee.amount + 10]),
    )
    const late = await Promise.all(
      seen
        .slice(6)
        .map((free, index) => book({ ...free, fee: { ...free.fee, amount: free.fee.amount + 10 } }, index + 6)),
    )
    expect(late.map(({ statusCode }) => statusCode)).toEqual(late.map(() => 200))
    const visits = await world.database.query<{ doctor: string; start: Date; fee: number }>(
      `select r.practitioner_id::text as doctor, lower(r.during) as start, a.fee_amount as fee from appointments a
       join reservations r on r.id = a.reservation_id where r.status = 'booked' order by r.practitioner_id`,
    )
    expect(visits.map(({ doctor, start, fee }) => ({ doctor, start: start.toISOString(), fee }))).toEqual(
      seen.map(({ practitioner_id: doctor, start, fee }, index) => ({
        ...{ doctor, start: new Date(start).toISOString(), fee: fee.amount + (index < 6 ? 0 : 10) },
      })),
    )
    // All of them, and not those alone whom a booking had read again.
    for (const server of [world, second])
      await expect.poll(() => countAt(server, 'Renamed'), { timeout: 60_000 }).toBe(200)
  })

  it('a doctor who is hidden in the middle of a booking is said to be gone, and nothing of the booking stays', async () => {
    const [free] = await freeTimes(1, 20)
    if (!free) throw new Error('the sample has too few doctors')
    const held = await world.hold({ ...free })
    expect(held.statusCode, held.body).toBe(200)
    const [row] = await world.database.query<{ source_id: string }>(
      'select source_id from practitioners where id = $1',
      [free.practitioner_id],
    )
    for (const file of ['practitioners', 'roles', 'services', 'hours', 'exceptions'])
      edit(`${file}.csv`, (lines) => lines.filter((line) => !line.includes(`"${row?.source_id}"`)))
    const before = await world.counts()
    const { code, text, counts } = await directoryTool(second.database, 'import', folder)
    expect(code, text).toBe(0)
    expect(counts['practitioners']?.[3]).toBe(1)
    const { hold_id, hold_token } = held.json<{ data: { hold_id: string; hold_token: string } }>().data
    const refused = await world.book(bookingAt(free.start, { ...free, hold_id, hold_token }), {
      guestToken: await world.guest(),
    })
    expect(refused.json()).toMatchObject({ code: 'gone' })
    expect(refused.statusCode).toBe(410)
    expect(await world.counts()).toMatchObject({ ...before, idempotency_records: expect.any(Number) })
    await removeOutdated(world.database.db, new Date(world.clock().getTime() + 3_600_000))
    expect(
      await world.database.query('select status from reservations where practitioner_id = $1', [free.practitioner_id]),
    ).toEqual([])
  })
})
