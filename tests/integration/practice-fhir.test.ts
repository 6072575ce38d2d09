import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { below, fhirOf } from './practice-fhir-calls.ts'
import { halfPastNine, ids, monday, nine, openPracticeWorld, type PracticeWorld } from './practice-world.ts'

let world: PracticeWorld
const { begin, make, call, get, search, refusal } = fhirOf(() => world)
beforeAll(async () => {
  world = await openPracticeWorld()
})
beforeEach(begin)
afterAll(() => world.close())

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
