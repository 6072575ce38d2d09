import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readBusyTimes } from '#server/directory/busy-times'
import { createCalendarFetcher } from '#server/practices/calendars/fetch-calendar'
import { calendarOf, eventOf, googleCalendar } from '#tests/support/calendar-samples'
import { etagOf, startCalendarServer, type CalendarServer } from '#tests/support/calendar-server'
import { holdAt } from './appointment-world.ts'
import {
  halfPastNine,
  ids,
  monday,
  nine,
  openPracticeWorld,
  timesOf,
  wednesday,
  type PracticeWorld,
} from './practice-world.ts'

let world: PracticeWorld
let server: CalendarServer
const log: string[] = []
beforeAll(async () => {
  world = await openPracticeWorld({ logTo: { write: (line) => void log.push(line) } })
  server = await startCalendarServer()
})
beforeEach(async () => {
  await world.empty()
  server.asked.length = 0
  log.length = 0
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const after = (minutes: number) => new Date(monday.getTime() + minutes * 60_000)
const timed = (uid: string, from: string, to: string) => {
  const basic = (instant: string) => instant.replaceAll(/[-:]|\.000/g, '')
  return eventOf(`UID:${uid}`, `DTSTART:${basic(from)}`, `DTEND:${basic(to)}`)
}
const atNine = calendarOf(...timed('1', nine, halfPastNine))
const add = (...more: string[]) => world.facility('calendar', 'add', 'test-clinic', server.url, ...more)
const addOfAmira = async (...more: string[]) => {
  const added = await add('--practitioner', 'P-7', ...more)
  expect(added).toMatchObject({ code: 0 })
}
const pull = () => world.app.practiceCalendars.pullDue()
const listing = async () => (await world.facility('calendar', 'list', 'test-clinic')).lines.join('\n')
const { listed, book } = timesOf(() => world)
const blocks = () =>
  world.database.query<{ practitioner: number; from: string }>(
    `select practitioner_id as practitioner, to_char(lower(during) at time zone 'utc', 'MM-DD HH24:MI') as "from"
     from busy_times order by 1, 2`,
  )

describe('a calendar of a practitioner', () => {
  it('takes times away, and gives them back once it has them no more', async () => {
    server.serve(atNine)
    await addOfAmira('--name', 'amira')
    expect([(await listed()).includes(nine), (await listed()).includes(halfPastNine)]).toEqual([false, true])
    expect(await book(nine)).toBe('slot_taken')
    server.serve(calendarOf(...timed('1', halfPastNine, '2026-11-24T06:00:00.000Z')))
    world.setClock(after(14))
    expect([await pull(), server.asked.length]).toEqual([0, 1])
    world.setClock(after(30))
    expect([await pull(), server.asked.length]).toEqual([1, 2])
    expect([(await listed()).includes(nine), (await listed()).includes(halfPastNine)]).toEqual([true, false])
    expect(await listing()).toMatch(/^amira +Dr amira-test +127\.0\.0\.1:\d+ +1 busy times, read 2026-11-23 06:30 UTC$/)
    expect(await world.facility('calendar', 'pull', 'cairo-clinic')).toMatchObject({
      ...{ code: 1, last: expect.stringContaining('has no calendars') },
    })
    expect((await world.facility('calendar', 'remove', 'test-clinic', 'amira')).code).toBe(0)
    expect([(await listed()).includes(halfPastNine), await blocks()]).toEqual([true, []])
  })

  it('leaves appointments, ends holds, and is not what was pushed', async () => {
    const key = (await world.facility('key', 'create', 'test-clinic', '--scope', 'busy')).last
    const told = await world.practice(key, 'POST', '/busy', {
      ...{ practitioner: { source_id: 'P-7' }, from: nine, to: '2026-11-26T00:00:00Z', known_at: monday.toISOString() },
      busy: [{ from: wednesday, to: '2026-11-25T05:30:00.000Z' }],
    })
    expect(told.statusCode).toBe(200)
    const visit = await world.visit(nine)
    expect((await world.hold(holdAt(halfPastNine))).statusCode).toBe(200)
    server.serve(calendarOf(...timed('1', nine, '2026-11-24T06:00:00.000Z')))
    await addOfAmira()
    expect(await world.database.query('select status from reservations')).toEqual([{ status: 'booked' }])
    expect(visit.number).toMatch(/./)
    expect((await blocks()).map(({ from }) => from)).toEqual(['11-24 05:00', '11-25 05:00'])
    await world.facility('calendar', 'remove', 'test-clinic', 'calendar')
    expect((await blocks()).map(({ from }) => from)).toEqual(['11-25 05:00'])
    server.serve(atNine)
    await addOfAmira()
    await world.facility('busy', 'forget', 'test-clinic')
    expect((await blocks()).map(({ from }) => from)).toEqual(['11-24 05:00'])
  })

  it('is free at its appointment from here once its patient cancels', async () => {
    const visit = await world.visit(nine)
    server.serve(calendarOf(...timed(`${visit.number}@agenda`, nine, halfPastNine)))
    await addOfAmira()
    await world.change('PUT', `/patientapp/appointments/${visit.id}/cancel`, visit.token, { forcebookable: true })
    expect(await listed()).toContain(nine)
  })

  it('is asked for what has changed, and once a day for all of it', async () => {
    server.serve(atNine)
    await addOfAmira()
    const conditions = () => server.asked.splice(0).map((headers) => headers['if-none-match'])
    world.setClock(after(20))
    await pull()
    world.setClock(after(60))
    await pull()
    expect(conditions()).toEqual([undefined, etagOf(atNine), etagOf(atNine)])
    expect(await listed()).not.toContain(nine)
    world.setClock(after(24 * 60))
    await pull()
    expect(conditions()).toEqual([undefined])
  })

  it('keeps no word of what it says, and its address from whoever may not have it', async () => {
    server.serve(googleCalendar)
    await addOfAmira()
    world.setClock(after(60))
    server.answer((_request, response) => void response.writeHead(500).end('Layla Haddad'))
    await pull()
    const dump = JSON.stringify([
      await world.database.query('select * from practice_calendars'),
      await world.database.query('select * from busy_times'),
    ])
    const page = (await world.app.inject('/operations')).body
    for (const text of [dump, page, await listing(), log.join()])
      expect(text).not.toMatch(/Haddad|Supervision|google\.com|4f1c9a|s3cret/)
    expect(page).toMatch(/The test-clinic \(\d+\), calendar<\/th><td><b>Not read: 500<\/b>/)
  })
})

describe('a calendar of everybody at a facility', () => {
  it('takes the time of each who works there, also of who begins to', async () => {
    server.serve(atNine)
    expect(await add()).toMatchObject({ code: 0 })
    const before = new Set((await blocks()).map(({ practitioner }) => practitioner))
    expect(before.has(ids.amira) && before.has(ids.colleague)).toBe(true)
    expect(before.has(ids.cairene)).toBe(false)
    await world.database.execute(
      `insert into practice_locations select * from json_populate_record(null::practice_locations,
         (select json_build_object('practitioner_id', ${ids.cairene}, 'facility_id', ${ids.clinic})::jsonb ||
            (to_jsonb(one) - 'practitioner_id' - 'facility_id') from practice_locations one where practitioner_id = ${ids.amira} limit 1)::json)`,
    )
    onTestFinished(() =>
      world.database.execute(
        `delete from practice_locations where practitioner_id = ${ids.cairene} and facility_id = ${ids.clinic}`,
      ),
    )
    world.setClock(after(20))
    await pull()
    expect((await blocks()).map(({ practitioner }) => practitioner)).toEqual(
      [...before, ids.cairene].toSorted((one, other) => one - other),
    )
  })
})

describe('a calendar that cannot be read', () => {
  it('keeps what it said for the time that it is believed, then nothing is offered there until it is back', async () => {
    server.serve(atNine)
    await addOfAmira('--trust', '6h', '--every', '1h')
    server.answer((request) => void request.socket.destroy())
    world.setClock(after(359))
    expect(await pull()).toBe(0)
    expect([(await listed()).includes(nine), (await listed()).includes(halfPastNine)]).toEqual([false, true])
    world.setClock(after(360))
    expect([await listed(), await book(halfPastNine)]).toEqual([[], 'slot_unavailable'])
    const atHospital = { facility_id: String(ids.hospital), service_id: String(ids.hospitalVisit) }
    expect(await listed('2026-11-28', atHospital)).not.toEqual([])
    const spans = (await readBusyTimes(world.database, after(360), [ids.amira])).get(ids.amira) ?? []
    expect(spans.some(({ facility_id }) => facility_id === ids.clinic)).toBe(true)
    expect(await listing()).toMatch(/not read 1 times since: ECONNRESET, NOT OFFERED since 2026-11-23 12:00 UTC$/)
    expect((await world.app.inject('/operations')).body).toContain('<b>Not offered</b>')
    server.serve(atNine)
    world.setClock(after(400))
    expect(await pull()).toBe(1)
    expect([(await listed()).includes(nine), (await listed()).includes(halfPastNine)]).toEqual([false, true])
  })

  it('is not added', async () => {
    const refused = async (...more: string[]) => {
      const { code, last } = await add(...more)
      return [code, last]
    }
    server.answer((_request, response) => void response.writeHead(200).end('<!doctype html><title>Sign in</title>'))
    expect(await refused()).toEqual([
      1,
      'The calendar at 127.0.0.1 was not read: it is no calendar. Nothing is stored.',
    ])
    expect(await refused('--practitioner', 'P-9')).toEqual([1, 'The practitioner "P-9" is not known.'])
    expect(await refused('--practitioner', String(ids.cairene))).toEqual([
      1,
      expect.stringContaining('does not work at the facility named.'),
    ])
    expect(await refused('--trust', '20m')).toEqual([1, expect.stringContaining('at least twice --every')])
    server.serve(atNine)
    expect((await world.facility('calendar', 'add', 'test-clinic', 'http://agenda.example/a.ics')).code).toBe(1)
    expect((await add()).code).toBe(0)
    expect(await refused()).toEqual([1, 'There is a calendar "calendar" already: give another --name.'])
    expect(await world.database.query('select name from practice_calendars')).toEqual([{ name: 'calendar' }])
  })

  it.each<[string, (server: CalendarServer) => void, string]>([
    [
      'has 50 MB',
      ({ answer }) =>
        answer((_request, response) => {
          const part = Buffer.alloc(1_000_000, 'X-PADDING:x\r\n')
          let parts = 0
          const more = () => {
            while (parts++ < 50) if (!response.write(part)) return void response.once('drain', more)
            response.end()
          }
          more()
        }),
      'it has more than 10 MB',
    ],
    [
      'says that it has 50 MB',
      ({ answer }) => answer((_, response) => void response.writeHead(200, { 'content-length': 5e7 }).flushHeaders()),
      'it has more than 10 MB',
    ],
    [
      'is compressed',
      ({ answer }) => answer((_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')),
      'it is compressed',
    ],
    [
      'repeats by the second',
      ({ serve }) => serve(calendarOf(...eventOf('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY', 'DURATION:PT1S'))),
      'a rule in it repeats by the minute or second',
    ],
    [
      'leads back to itself',
      ({ answer }) => answer((_, response) => void response.writeHead(302, { location: '/again' }).end()),
      'it leads on and on',
    ],
    [
      'leads to another way of asking',
      ({ answer }) => answer((_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end()),
      'it leads to an address that is not allowed',
    ],
    [
      'leads into a private network',
      ({ answer }) => answer((_, response) => void response.writeHead(302, { location: 'https://10.0.0.8/' }).end()),
      'the address is in a private network',
    ],
    ['is there no more', ({ answer }) => answer((_, response) => void response.writeHead(410).end()), '410'],
    [
      'is cut off',
      ({ answer }) =>
        answer((request, response) => {
          response.writeHead(200, { 'content-length': 500 })
          response.write(atNine.subarray(0, 60), () => request.socket.destroy())
        }),
      'ECONNRESET',
    ],
  ])(
    '%s',
    async (_, manner, why) => {
      manner(server)
      expect((await add()).last).toContain(`was not read: ${why}.`)
    },
    30_000,
  )

  it('is slow, or anywhere but where it may be', async () => {
    server.answer((_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('B'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const networks = ['127.0.0.0/8']
    expect(await createCalendarFetcher({ networks, timeout: 200 })(server.url)).toEqual({
      ...{ kind: 'failed', answer: 'no answer in time' },
    })
    server.serve(atNine)
    expect(await createCalendarFetcher({ networks: [] })(server.url)).toEqual({
      ...{ kind: 'failed', answer: 'the address is in a private network' },
    })
    expect((await createCalendarFetcher({ networks })(server.url.replace('http', 'webcal'))).kind).toBe('failed')
    expect((await createCalendarFetcher({ networks })(server.url)).kind).toBe('whole')
  })
})
