import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { listEvents } from '#server/domain/accounts/account-events'
import { removeOutdated } from '#server/jobs/retention'
import { fhirFaults } from '#tests/support/fhir-schema'
import { halfPastNine, ids, monday, nine, openPracticeWorld, wednesday, type PracticeWorld } from './practice-world.ts'

let world: PracticeWorld
let key: string
const log: string[] = []
beforeAll(async () => {
  world = await openPracticeWorld({ logTo: { write: (line) => void log.push(line) } })
})
beforeEach(async () => {
  await world.empty()
  log.length = 0
  key = (await make('appointments,patients')).last
})
afterAll(() => world.close())

const make = (scope: string, facility = 'test-clinic', ...more: string[]) =>
  world.facility('key', 'create', facility, '--scope', scope, '--name', scope.replaceAll(',', '-'), ...more)

/** What tests read of resources. */
type Resource = {
  resourceType: string
  id: string
  meta: unknown
  status: string
  start: string
  participant: { actor: { reference: string } }[]
  issue: { code: string; diagnostics: string }[]
  rest: [{ resource: { type: string; searchParam?: { name: string }[] }[] }]
}
type Bundle = { link: { relation: string; url: string }[]; entry: { resource: Resource; search: { mode: string } }[] }

const call = (
  path: string,
  { by = key, headers = {} }: { by?: string | null; headers?: Record<string, string> } = {},
) =>
  world.app.inject({
    url: `/api/practice/fhir/${path}`,
    headers: { ...(by !== null && { authorization: `Bearer ${by}` }), ...headers },
  })
/** An answer that is what HL7's schema expects, whatever it says. */
const get = async (path: string, options: Parameters<typeof call>[1] = {}) => {
  const answer = await call(path, options)
  expect([path, answer.headers['content-type']]).toEqual([path, 'application/fhir+json; charset=utf-8'])
  expect(fhirFaults(answer.json())).toEqual([])
  return { status: answer.statusCode, body: answer.json<Resource & Bundle>(), headers: answer.headers }
}
const search = async (path: string, options = {}) => {
  const { status, body } = await get(path, options)
  expect([status, body]).toEqual([200, expect.objectContaining({ resourceType: 'Bundle', type: 'searchset' })])
  const found = body.entry.filter((one) => one.search.mode === 'match').map(({ resource }) => resource)
  const next = body.link.find(({ relation }) => relation === 'next')?.url
  return { ids: found.map(({ id }) => id), found, next, self: body.link[0]!.url, entry: body.entry }
}
/** An address of an answer below the resources. */
const below = (url: string) => url.slice(url.indexOf('/fhir/') + '/fhir/'.length)
const refusal = async (path: string, options = {}) => {
  const { status, body } = await get(path, options)
  expect(body.resourceType).toBe('OperationOutcome')
  return [status, ...body.issue.map((one) => `${one.code}: ${one.diagnostics}`)]
}

describe('appointments of a facility in FHIR', () => {
  it('are read and searched with the practitioner, the place, and who comes', async () => {
    const visit = await world.visit(nine)
    const { status, body } = await get(`Appointment/${visit.number}`)
    const patient = body.participant[2]!.actor.reference
    expect([status, body]).toEqual([
      200,
      {
        resourceType: 'Appointment',
        id: visit.number,
        meta: { versionId: expect.stringMatching(/^[0-9a-f]{16}$/) },
        identifier: [{ system: 'urn:patientweb:appointment-number', value: visit.number }],
        status: 'booked',
        serviceType: [
          { coding: [{ system: 'urn:patientweb:consultation-type', code: 'clinic' }], text: expect.any(String) },
        ],
        start: nine,
        end: halfPastNine,
        minutesDuration: 30,
        created: monday.toISOString(),
        participant: [
          { actor: { reference: `Practitioner/${ids.amira}`, display: expect.any(String) }, status: 'accepted' },
          { actor: { reference: `Location/${ids.clinic}`, display: 'The test-clinic' }, status: 'accepted' },
          { actor: { reference: expect.stringMatching(/^Patient\/[0-9a-f-]{36}$/) }, status: 'accepted' },
        ],
      },
    ])
    const { meta: _, ...bare } = body
    expect((await search('Appointment?date=ge2026-11-24&date=lt2026-11-25')).found).toEqual([bare])
    expect((await get(patient)).body).toEqual({
      resourceType: 'Patient',
      id: patient.slice('Patient/'.length),
      meta: { versionId: expect.any(String) },
      name: [{ text: 'Layla Haddad', family: 'Haddad', given: ['Layla'] }],
      telecom: [{ system: 'phone', value: '+971500000001' }],
    })
    expect((await get(`Practitioner/${ids.amira}`)).body).toMatchObject({
      identifier: [{ system: 'urn:patientweb:source:agenda', value: 'P-7' }],
      active: true,
    })
    expect((await get(`Location/${ids.clinic}`)).body).toMatchObject({
      identifier: [{ system: 'urn:patientweb:source:agenda', value: 'F-1' }],
      address: { city: 'Testville', country: 'AE' },
    })
  })

  it('are found by day of the clinic, instant, status and practitioner', async () => {
    const first = await world.visit(nine)
    const second = await world.visit(halfPastNine)
    const third = await world.visit(wednesday, {
      ...{ practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) },
      fee: { amount: 300, currency: 'AED' },
      start: '2026-11-25T04:30:00.000Z',
    })
    const gone = await world.visit('2026-11-25T05:30:00.000Z')
    await world.change('PUT', `/patientapp/appointments/${gone.id}/cancel`, gone.token, { forcebookable: true })
    const of = async (query: string) => (await search(`Appointment?${query}`)).ids
    const all = [first, second, third, gone].map(({ number }) => number)
    expect(await of('date=ge2026-11-23')).toEqual(all)
    expect(await of('date=2026-11-24')).toEqual(all.slice(0, 2))
    expect(await of('date=gt2026-11-24')).toEqual(all.slice(2))
    expect(await of(`date=gt${nine}&date=le${halfPastNine}`)).toEqual([second.number])
    expect(await of('date=ge2026-11-24T09:30:00%2B04:00&date=lt2026-11-25T00:00:00%2B04:00')).toEqual([second.number])
    expect(await of('date=lt2026-11-25&status=cancelled')).toEqual([])
    expect(await of('')).toEqual(all)
    expect(await of('date=ge2026-11-01&status=cancelled,noshow')).toEqual([gone.number])
    expect(await of(`date=ge2026-11-01&practitioner=Practitioner/${ids.colleague}`)).toEqual([third.number])
    expect(await of('status=booked,cancelled&status=cancelled,noshow')).toEqual([gone.number])
    expect(await of(`identifier=urn:patientweb:appointment-number|${second.number}`)).toEqual([second.number])
    const patient = (await get(`Appointment/${second.number}`)).body.participant[2]!.actor.reference
    expect(await of(`patient=${patient}`)).toEqual([second.number])
    expect([await of('patient=x'), await of(`patient=${crypto.randomUUID()}`)]).toEqual([[], []])
    expect((await get(`Appointment/${gone.number}`)).body).toMatchObject({
      status: 'cancelled',
      cancelationReason: { coding: [{ code: 'pat' }] },
      participant: [{}, {}],
    })
  })

  it('come in pages that each lead to the next, and the last to none', async () => {
    const visits = [await world.visit(nine), await world.visit(halfPastNine), await world.visit(wednesday)]
    const numbers = visits.map(({ number }) => number)
    const first = await search('Appointment?date=ge2026-11-23&_count=2')
    expect(first.ids).toEqual(numbers.slice(0, 2))
    const second = await search(below(first.next!))
    expect([second.ids, second.next]).toEqual([numbers.slice(2), undefined])
    expect(new URL(second.self).searchParams.get('_count')).toBe('2')
    expect((await search('Appointment?date=ge2026-11-23&_count=100000')).self).toContain('_count=200')
  })

  it('have a version that changes with them, for those who know it already', async () => {
    const visit = await world.visit(nine)
    const { headers } = await get(`Appointment/${visit.number}`)
    const known = { headers: { 'if-none-match': headers.etag as string } }
    expect((await call(`Appointment/${visit.number}`, known)).statusCode).toBe(304)
    await world.change('PUT', `/patientapp/appointments/${visit.id}/reschedule`, visit.token, {
      start: wednesday,
      forcebookable: true,
    })
    expect((await call(`Appointment/${visit.number}`, known)).statusCode).toBe(200)
  })
})

describe('who comes', () => {
  it('is told of to nobody but a key for it, of their facility, while they agree and come', async () => {
    const visit = await world.visit(nine)
    const reference = (await get(`Appointment/${visit.number}`)).body.participant[2]!.actor.reference
    const neighbour = (await make('appointments,patients', 'cairo-clinic')).last
    const plain = (await make('appointments')).last
    const nothing = [404, 'not-found: There is nothing here.']
    expect(await refusal(reference, { by: neighbour })).toEqual(nothing)
    expect(await refusal(`Appointment/${visit.number}`, { by: neighbour })).toEqual(nothing)
    expect((await search('Appointment?date=ge2026-11-01', { by: neighbour })).ids).toEqual([])
    expect(await refusal(`Appointment?patient=${reference}`, { by: plain })).toEqual([
      ...[403, expect.stringContaining('forbidden: ')],
    ])
    expect((await search(`Appointment?patient=${reference}`, { by: neighbour })).ids).toEqual([])
    expect(await refusal(reference, { by: plain })).toEqual([403, expect.stringContaining('forbidden: ')])
    expect(JSON.stringify((await search('Appointment?date=ge2026-11-01', { by: plain })).found)).not.toContain(
      'Patient',
    )
    for (const id of ['1', 'x', crypto.randomUUID()]) expect(await refusal(`Patient/${id}`)).toEqual(nothing)
    // Whoever takes their consent back is a time without a name.
    await world.database.execute('update appointments set fg_consent = false')
    expect(await refusal(reference)).toEqual(nothing)
    expect((await search(`Appointment?patient=${reference}`)).ids).toEqual([])
    expect((await get(`Appointment/${visit.number}`)).body.participant).toHaveLength(2)
    await world.database.execute('update appointments set fg_consent = true')
    expect((await get(reference)).status).toBe(200)
    await world.change('PUT', `/patientapp/appointments/${visit.id}/cancel`, visit.token, { forcebookable: true })
    expect(await refusal(reference)).toEqual(nothing)
    // Nor is anything told of who was forgotten.
    const other = await world.visit(halfPastNine)
    const of = (await get(`Appointment/${other.number}`)).body.participant[2]!.actor.reference
    await world.database.execute(`update patients set first_name = '', last_name = ''`)
    expect(await refusal(of)).toEqual(nothing)
    expect((await get(`Appointment/${other.number}`)).body.participant).toHaveLength(2)
  })

  it('is written down once for a call and hour, for its patient and the operator to read', async () => {
    const visit = await world.visit(nine)
    const second = await world.visit(halfPastNine)
    const of = async (number: string) =>
      (await get(`Appointment/${number}`)).body.participant[2]!.actor.reference.slice('Patient/'.length)
    const [first, other] = [await of(visit.number), await of(second.number)]
    await search('Appointment?date=ge2026-11-01')
    await search('Appointment?date=ge2026-11-01')
    await get(`Patient/${first}`)
    world.setClock(new Date(monday.getTime() + 3_600_000))
    await get(`Patient/${first}`)
    const rows = await world.database.query(
      `select patient_id as id, resource, calls, key_name, facility_id, to_char(hour at time zone 'utc', 'HH24:MI') as hour
       from practice_reads order by last_at, resource, patient_id = '${other}'`,
    )
    const by = { key_name: 'appointments-patients', facility_id: ids.clinic }
    expect(rows).toEqual([
      { ...by, id: first, resource: 'Appointment', calls: 3, hour: '06:00' },
      { ...by, id: other, resource: 'Appointment', calls: 3, hour: '06:00' },
      { ...by, id: first, resource: 'Patient', calls: 1, hour: '06:00' },
      { ...by, id: first, resource: 'Patient', calls: 1, hour: '07:00' },
    ])
    const { lines } = await world.facility('reads', 'list', 'test-clinic')
    expect(lines[0]).toMatch(new RegExp(`^2026-11-23 07:00 UTC  ${first}  Patient .*appointments-patients .*once$`))
    expect(lines.join()).not.toMatch(/Layla|Haddad/)
    const ofHour = (await world.facility('reads', 'list', 'test-clinic', '--since', '30m')).lines
    expect([lines.length, ofHour.length]).toEqual([4, 1])
    // Its patient reads on which day it was, in their language, and nothing of what anybody else is told.
    const { db } = world.database
    const told = { tenantCode: 'patientweb', patientId: first, now: world.clock(), language: 'en' as const }
    const read = { kind: 'practice_read', browser: 'other', platform: 'other', facility: 'The test-clinic' }
    expect(await listEvents(db, told)).toEqual([{ ...read, at: '2026-11-23T07:00:00.000Z' }])
    world.setClock(new Date(monday.getTime() + 86_400_000))
    await get(`Patient/${first}`)
    expect((await listEvents(db, { ...told, now: world.clock() })).map(({ at }) => at)).toEqual([
      '2026-11-24T06:00:00.000Z',
      '2026-11-23T07:00:00.000Z',
    ])
    const halfAYear = new Date(monday.getTime() + 181 * 86_400_000)
    expect(await listEvents(db, { ...told, now: halfAYear })).toEqual([])
    expect(await removeOutdated(db, halfAYear)).toMatchObject({ patientReads: 5 })
  })

  it('is not told where that cannot be written down', async () => {
    const visit = await world.visit(nine)
    await world.database.execute('alter table practice_reads add constraint nothing check (calls > 1)')
    onTestFinished(() => world.database.execute('alter table practice_reads drop constraint nothing'))
    const answer = await call(`Appointment/${visit.number}`)
    expect([answer.statusCode, answer.body.includes('Patient/')]).toEqual([500, false])
  })

  it('is a line of the log when it is read, by ids alone', async () => {
    const visit = await world.visit(nine)
    const reads = () =>
      log
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ msg }) => msg === 'patients read of by a key')
        .map(({ read, patients, facility, facilityKeyName }) => [read, patients, facility, facilityKeyName])
    const plain = (await make('appointments')).last
    await search('Appointment?date=ge2026-11-01', { by: plain })
    expect(reads()).toEqual([])
    const reference = (await get(`Appointment/${visit.number}`)).body.participant[2]!.actor.reference
    await get(reference)
    await refusal(`Patient/${crypto.randomUUID()}`)
    const patient = [reference.slice('Patient/'.length)]
    expect(reads()).toEqual([
      ['Appointment', patient, ids.clinic, 'appointments-patients'],
      ['Patient', patient, ids.clinic, 'appointments-patients'],
    ])
    expect(log.join()).not.toMatch(/Layla|Haddad|\+971/)
  })
})

describe('times of a facility in FHIR', () => {
  it('are schedules of what its practitioners can be booked for', async () => {
    const all = await search('Schedule')
    expect(all.ids).toEqual([ids.visit, ids.video, ids.home, ids.colleagueVisit, ids.elsewhereVisit].map(String))
    expect((await search(`Schedule?actor=Practitioner/${ids.colleague}`)).ids).toEqual([String(ids.colleagueVisit)])
    const first = await search('Schedule?_count=3')
    expect([first.ids, (await search(below(first.next!))).ids]).toEqual([all.ids.slice(0, 3), all.ids.slice(3)])
    const { body } = await get(`Schedule/${ids.visit}`)
    expect(body).toMatchObject({
      ...{ resourceType: 'Schedule', id: String(ids.visit), active: true },
      actor: [{ reference: `Practitioner/${ids.amira}` }, { reference: `Location/${ids.clinic}` }],
    })
    expect((await call(`Schedule/${ids.hospitalVisit}`)).statusCode).toBe(404)
    expect((await call(`Practitioner/${ids.cairene}`)).statusCode).toBe(404)
    expect((await call(`Location/${ids.hospital}`)).statusCode).toBe(404)
  })

  it('are free, booked, claimed for a while, or busy by what its own system says', async () => {
    await world.visit(nine)
    const pushing = (await make('busy')).last
    await world.practice(pushing, 'POST', '/busy', {
      ...{ practitioner: { source_id: 'P-7' }, from: nine, to: '2026-11-24T20:00:00Z', known_at: monday.toISOString() },
      busy: [{ from: '2026-11-24T06:00:00Z', to: '2026-11-24T06:30:00Z' }],
    })
    await world.hold({
      ...{ practitioner_id: String(ids.amira), facility_id: String(ids.clinic), service_id: String(ids.visit) },
      ...{ consultation_type: 'clinic', start: halfPastNine },
    })
    const query = `Slot?schedule=Schedule/${ids.visit}&start=2026-11-24`
    const { found } = await search(query)
    expect(found.map(({ start, status }) => `${start.slice(11, 16)} ${status}`)).toEqual([
      ...['05:00 busy', '05:30 busy-tentative', '06:00 busy-unavailable', '06:30 free', '07:00 free', '07:30 free'],
      ...['08:00 free', '08:30 free'],
    ])
    expect(found[0]).toMatchObject({ schedule: { reference: `Schedule/${ids.visit}` }, end: halfPastNine })
    expect((await search(`${query}&status=busy,busy-unavailable`)).found.map(({ start }) => start)).toEqual([
      nine,
      '2026-11-24T06:00:00.000Z',
    ])
    const first = await search(`${query}&status=free&_count=3`)
    const second = await search(below(first.next!))
    expect([...first.found, ...second.found].map(({ id }) => id)).toEqual(
      found.filter(({ status }) => status === 'free').map(({ id }) => id),
    )
    for (const { id } of [found[0]!, found[3]!])
      expect((await get(`Slot/${id}`)).body).toMatchObject(found.find((one) => one.id === id)!)
    expect((await call(`Slot/${found[0]!.id.replace('busy', 'free')}`)).statusCode).toBe(404)
    expect((await search(`Slot?schedule=Schedule/${ids.cairoVisit}`)).ids).toEqual([])
    // What is over is free for nobody.
    world.setClock('2026-11-24T08:00:00Z')
    expect((await search(`${query}&status=free`)).found).toEqual([])
  })
})

it('what a practitioner does at another facility is not among the times of this one, and not free either', async () => {
  const place = { facility_id: String(ids.hospital), service_id: String(ids.hospitalVisit) }
  await world.visit('2026-11-28T15:00:00.000Z', { ...place, fee: { amount: 500, currency: 'AED' } })
  const saturday = `Slot?schedule=Schedule/${ids.home}&start=2026-11-28`
  // Three hours of visits at home before it, and nothing of the hospital's evening.
  const { found } = await search(saturday)
  expect(found.map(({ start, status }) => `${start.slice(11, 16)} ${status}`)).toEqual([
    ...['11:00 free', '12:00 free', '13:00 free'],
  ])
  await world.database.execute(
    `insert into busy_times (practitioner_id, facility_id, during, known_at)
     values (${ids.amira}, ${ids.hospital}, '[2026-11-28T11:00:00Z,2026-11-28T12:00:00Z)', now())`,
  )
  expect((await search(saturday)).found.map(({ start, status }) => `${start.slice(11, 16)} ${status}`)).toEqual([
    ...['12:00 free', '13:00 free'],
  ])
})

describe('a call that FHIR has no answer to', () => {
  it.each<[string, (string | number)[]]>([
    ['Appointment?date=tomorrow', [400, expect.stringContaining('invalid: http.date is a day or an instant')]],
    ['Appointment?date=ge2026-02-30', [400, expect.stringContaining('http.date')]],
    [
      'Appointment?date=ne2026-11-24',
      [400, 'invalid: http.date takes no other prefix than eq, ge, gt, sa, le, lt and eb'],
    ],
    ['Appointment?date=ge9999-12-31', [400, expect.stringContaining('http.date')]],
    ['Appointment?date=ge2020-01-01&date=le2026-01-01', [400, 'invalid: http.date is of 500 days at most']],
    ['Appointment?status=maybe', [400, 'invalid: http.status is one or more of booked, fulfilled, noshow, cancelled']],
    ['Appointment?status:not=booked', [400, 'invalid: http.status:not has a modifier, of which none is known']],
    ['Appointment?_count=0', [400, 'invalid: http._count is a whole number from 1 to 200']],
    ['Appointment?_page=x', [400, 'invalid: http._page is not that of a next link']],
    ['Appointment?practitioner=Patient/1', [400, expect.stringContaining('http.practitioner is one reference')]],
    ['Slot', [400, 'invalid: http.schedule is needed, such as Schedule/2201']],
    ['Slot?schedule=1&start=ge2026-11-24&start=lt2027-11-24', [400, 'invalid: http.start is of 31 days at most']],
    ['Slot/1-free-99999999999999-1', [404, 'not-found: There is nothing here.']],
    ['Observation/1', [404, 'not-found: There is nothing here.']],
    ['Appointment?_format=xml', [406, 'not-supported: Everything is sent as application/fhir+json.']],
    ['Appointment/%00', [400, expect.stringContaining('structure: ')]],
  ])('%s is refused with what is wrong', async (path, expected) => {
    expect(await refusal(path)).toEqual(expected)
  })

  it('leaves what is not known out of account and says so, or refuses it where the caller is strict', async () => {
    const visit = await world.visit(nine)
    const path = 'Appointment?date=ge2026-11-23&reason=x'
    const { ids: found, self, entry } = await search(path)
    expect([found, self.includes('reason')]).toEqual([[visit.number], false])
    expect(entry[1]).toMatchObject({
      search: { mode: 'outcome' },
      resource: { issue: [{ severity: 'warning', diagnostics: expect.stringContaining('reason is no parameter') }] },
    })
    expect(await refusal(path, { headers: { prefer: 'return=minimal; handling=strict' } })).toEqual([
      400,
      'invalid: http.reason is no parameter that is known',
    ])
  })

  it('needs a good key with the scope, within its limit', async () => {
    expect(await refusal('Appointment', { by: null })).toEqual([401, expect.stringContaining('login: ')])
    const busy = (await make('busy')).last
    expect(await refusal('Slot?schedule=1', { by: busy })).toEqual([403, expect.stringContaining('forbidden: ')])
    const small = (await make('appointments', 'test-clinic', '--per-minute', '8')).last
    expect((await get('Schedule', { by: small })).status).toBe(200)
    const limited = await get('Schedule', { by: small })
    expect([limited.status, limited.body.issue[0]!.code, Number(limited.headers['retry-after']) > 0]).toEqual([
      ...[429, 'throttled', true],
    ])
  })
})

/** A value for each parameter; `status` means another list in each type. */
const sample: Record<string, string> = {
  ...{ date: '2026-11-24', start: '2026-11-24', schedule: 'Schedule/1', actor: 'Practitioner/1' },
  ...{ practitioner: 'Practitioner/1', patient: 'Patient/1', identifier: '7KDM-94QX', status: '' },
}

it('what the server can do is said without a key, and is what it does', async () => {
  const { body } = await get('metadata', { by: null })
  expect(body).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', kind: 'instance' })
  for (const { type, searchParam } of body.rest[0].resource) {
    // A type that is read answers for an id that nobody has, and one that is searched knows its parameters.
    expect([type, (await call(`${type}/0`)).statusCode]).toEqual([type, 404])
    const names = searchParam?.map(({ name }) => name) ?? []
    const asked = names.filter((name) => name !== '_count').map((name) => `${name}=${sample[name]}`)
    if (searchParam)
      expect([
        type,
        (await call(`${type}?${asked.join('&')}`, { headers: { prefer: 'handling=strict' } })).statusCode,
      ]).toEqual([...[type, 200]])
  }
})

it('what the server can do is said to one network so often in a minute', async () => {
  const ask = (remoteAddress: string) => world.app.inject({ url: '/api/practice/fhir/metadata', remoteAddress })
  const statuses: number[] = []
  for (let calls = 0; calls < 31; calls++) statuses.push((await ask('203.0.113.7')).statusCode)
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  const refused = await ask('203.0.113.7')
  expect(refused.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'throttled' }] })
  expect((await ask('198.51.100.7')).statusCode).toBe(200)
})
