import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { listEvents } from '#server/domain/accounts/account-events'
import { removeOutdated } from '#server/jobs/retention'
import { below, fhirOf } from './practice-fhir-calls.ts'
import { halfPastNine, ids, monday, nine, openPracticeWorld, wednesday, type PracticeWorld } from './practice-world.ts'

let world: PracticeWorld
const log: string[] = []
const { begin, make, call, get, search, refusal } = fhirOf(() => world)
beforeAll(async () => {
  world = await openPracticeWorld({ logTo: { write: (line) => void log.push(line) } })
})
beforeEach(async () => {
  await begin()
  log.length = 0
})
afterAll(() => world.close())

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
