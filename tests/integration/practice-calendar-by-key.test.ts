import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendarOf, eventOf } from '#tests/support/calendar-samples'
import { startCalendarServer, type CalendarServer } from '#tests/support/calendar-server'
import { halfPastNine, ids, monday, nine, openPracticeWorld, type PracticeWorld } from './practice-world.ts'

let world: PracticeWorld
let server: CalendarServer
let key: string
const log: string[] = []
beforeAll(async () => {
  world = await openPracticeWorld({ logTo: { write: (line) => void log.push(line) } })
  server = await startCalendarServer()
})
beforeEach(async () => {
  await world.empty()
  server.asked.length = 0
  log.length = 0
  server.serve(atNine)
  key = await keyFor('test-clinic')
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const keyFor = async (facility: string, scope = 'calendars', ...more: string[]) =>
  (
    await world.facility(
      'key',
      'create',
      facility,
      '--scope',
      scope,
      '--name',
      `k-${scope.replaceAll(',', '-')}`,
      ...more,
    )
  ).last
const basic = (instant: string) => instant.replaceAll(/[-:]|\.000/g, '')
const timed = (from: string, to: string) =>
  calendarOf(...eventOf('UID:1', `DTSTART:${basic(from)}`, `DTEND:${basic(to)}`))
const atNine = timed(nine, halfPastNine)
const put = async (body: object, { name = 'amira', by = key } = {}) => {
  const answer = await world.practice(by, 'PUT', `/calendars/${name}`, { address: server.url, ...body })
  return { status: answer.statusCode, ...answer.json() }
}
const list = async (by = key) => (await world.practice(by, 'GET', '/calendars')).json().data
const busyStarts = async () =>
  (
    await world.database.query<{ at: string }>(
      `select to_char(lower(during) at time zone 'utc', 'HH24:MI') as at from busy_times order by 1`,
    )
  ).map(({ at }) => at)

describe('a calendar set by a key', () => {
  it('is read at once, listed without its address, and removed with what it said', async () => {
    const set = await put({ practitioner: { source_id: 'P-7' }, every_minutes: 30, trust_minutes: 120 })
    const stands = {
      ...{ name: 'amira', host: new URL(server.url).host, practitioner: String(ids.amira) },
      ...{ every_minutes: 30, trust_minutes: 120, busy: 1, failures: 0, last_answer: 'read' },
      ...{ read_at: monday.toISOString(), trusted_until: '2026-11-23T08:00:00.000Z' },
    }
    expect(set).toEqual({ status: 200, data: stands })
    expect(await list()).toEqual([stands])
    expect(await busyStarts()).toEqual(['05:00'])
    expect(JSON.stringify([set, await world.database.query('select * from practice_calendars'), log])).not.toContain(
      '4f1c9a',
    )
    expect((await world.practice(key, 'DELETE', '/calendars/amira')).statusCode).toBe(200)
    expect([await list(), await busyStarts()]).toEqual([[], []])
    expect((await world.practice(key, 'DELETE', '/calendars/amira')).json().code).toBe('not_found')
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(
      lines.map(({ msg, facility, facilityKeyName, calendar }) => [msg, facility, facilityKeyName, calendar]),
    ).toEqual([
      ['calendar set by a key', ids.clinic, 'k-calendars', 'amira'],
      ['calendar removed by a key', ids.clinic, 'k-calendars', 'amira'],
    ])
  })

  it('takes the place of the one of its name, whoever set that, and nothing changes where it cannot be read', async () => {
    await world.facility('calendar', 'add', 'test-clinic', server.url, '--name', 'amira', '--practitioner', 'P-7')
    server.serve(timed(halfPastNine, '2026-11-24T06:00:00.000Z'))
    expect((await put({ practitioner: { id: String(ids.amira) } })).status).toBe(200)
    expect([(await list()).length, await busyStarts()]).toEqual([1, ['05:30']])
    server.answer((_request, response) => void response.writeHead(200).end('<title>Layla Haddad</title>'))
    expect(await put({})).toMatchObject({
      ...{ status: 400, code: 'validation_failed' },
      fields: [{ path: '/address', message: 'was not read: it is no calendar' }],
    })
    expect([(await list())[0].practitioner, await busyStarts()]).toEqual([String(ids.amira), ['05:30']])
  })

  it('is of the facility of the key alone, and needs its scope', async () => {
    await put({ practitioner: { source_id: 'P-7' } })
    const other = await keyFor('cairo-clinic')
    expect(await list(other)).toEqual([])
    expect((await world.practice(other, 'DELETE', '/calendars/amira')).json().code).toBe('not_found')
    expect(await put({ practitioner: { id: String(ids.amira) } }, { by: other })).toMatchObject({
      ...{ status: 400, fields: [{ path: '/practitioner', message: 'does not work at the facility of this key' }] },
    })
    for (const scope of ['busy', 'appointments,patients,feed']) {
      const without = (
        await world.facility('key', 'create', 'test-clinic', '--scope', scope, '--name', `without-${scope[0]}`)
      ).last
      const asked = server.asked.length
      expect(await put({}, { by: without })).toMatchObject({ status: 403, code: 'forbidden' })
      expect((await world.practice(without, 'GET', '/calendars')).statusCode).toBe(403)
      expect((await world.practice(without, 'DELETE', '/calendars/amira')).statusCode).toBe(403)
      expect(server.asked.length).toBe(asked)
    }
    expect((await list()).length).toBe(1)
  })

  it.each([
    ['in a private network', 'https://10.0.0.8/a.ics', 'was not read: the address is in a private network'],
    ['of a name of this machine over http elsewhere', 'http://agenda.example/a.ics', 'must be an address of https'],
    ['with a user', 'https://user:s3cret@agenda.example/a.ics', 'must be an address of https'],
    ['of a file', 'file:///etc/passwd', 'must be an address of https'],
    [
      'of the metadata of a cloud',
      'https://169.254.169.254/latest',
      'was not read: the address is in a private network',
    ],
  ])('is not set to an address %s', async (_, address, why) => {
    const answer = await put({ address })
    expect(answer).toMatchObject({ status: 400, fields: [{ path: '/address', message: expect.stringContaining(why) }] })
    expect(JSON.stringify(answer)).not.toContain('s3cret')
    expect(await list()).toEqual([])
  })

  it('has its bounds, and costs its key more than other calls', async () => {
    expect(await put({ every_minutes: 60, trust_minutes: 119 })).toMatchObject({ fields: [{ path: '/trust_minutes' }] })
    expect((await put({ every_minutes: 4 })).status).toBe(400)
    expect((await put({}, { name: 'Amira' })).status).toBe(400)
    expect((await put({ addresses: [] })).status).toBe(400)
    await world.database.execute(
      `insert into practice_calendars select (json_populate_record(null::practice_calendars, to_json(made))).* from (
         select gen_random_uuid() as id, ${ids.clinic} as facility_id, 'c-' || n as name, '{}'::jsonb as address, 'x' as host, 15 as every_minutes,
           60 as trust_minutes, now() as created_at, now() as due_at, 0 as failures, 'read' as last_answer, now() as tried_at, now() as read_at,
           now() as trusted_until, now() as whole_at, '' as digest, 0 as busy from generate_series(1, 100) n) made`,
    )
    expect(await put({})).toMatchObject({ status: 400, message: 'There are 100 calendars already: remove one first.' })
    // One that is there already is no more than there are.
    expect((await put({}, { name: 'c-7' })).status).toBe(200)
    const small = await keyFor('test-clinic', 'calendars,busy', '--per-minute', '31')
    expect([
      (await put({}, { by: small, name: 'c-8' })).status,
      (await put({}, { by: small, name: 'c-8' })).status,
    ]).toEqual([200, 429])
  })

  it('is in the description of the API', async () => {
    const { paths } = world.app.swagger() as { paths: Record<string, object> }
    expect(Object.keys(paths['/api/practice/calendars/{name}'] ?? {}).toSorted()).toEqual(['delete', 'put'])
    expect(paths['/api/practice/calendars']).toHaveProperty('get')
  })
})
