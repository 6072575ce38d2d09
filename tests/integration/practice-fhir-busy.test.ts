import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fhirFaults } from '#tests/support/fhir-schema'
import {
  bookingAt,
  halfPastNine,
  ids,
  monday,
  nine,
  openPracticeWorld,
  wednesday,
  type PracticeWorld,
} from './practice-world.ts'

let world: PracticeWorld
let key: string
beforeAll(async () => {
  world = await openPracticeWorld()
})
beforeEach(async () => {
  await world.empty()
  key = (await world.facility('key', 'create', 'test-clinic', '--scope', 'busy', '--trust', '6h')).last
})
afterAll(() => world.close())

const ten = '2026-11-24T06:00:00Z'
const horizon = { start: '2026-11-23T20:00:00Z', end: '2026-11-25T20:00:00Z' }
const schedule = {
  ...{ resourceType: 'Schedule', id: 'amira', planningHorizon: horizon },
  actor: [
    { type: 'Practitioner', identifier: { system: 'urn:patientweb:source:agenda', value: 'P-7' } },
    { reference: `Location/${ids.clinic}` },
  ],
}
const slot = (status: string, start: string, end: string, more = {}) => ({
  ...{ resourceType: 'Slot', status, start, end, schedule: { reference: 'Schedule/amira' } },
  ...more,
})
const visitOf = (start: string, end: string, more = {}) => ({
  ...{ resourceType: 'Appointment', status: 'booked', start, end },
  participant: [{ actor: schedule.actor[0], status: 'accepted' }],
  ...more,
})
const bundle = (resources: object[], more = {}) => ({
  ...{ resourceType: 'Bundle', type: 'transaction', timestamp: monday.toISOString() },
  entry: resources.map((resource) => ({
    resource,
    request: { method: 'POST', url: (resource as typeof schedule).resourceType },
  })),
  ...more,
})

const push = async (resources: object[], more: object = {}, by = key) => {
  const sent = bundle(resources, more)
  const answer = await world.app.inject({
    ...{ method: 'POST', url: '/api/practice/fhir', payload: JSON.stringify(sent) },
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/fhir+json' },
  })
  expect(fhirFaults(answer.json())).toEqual([])
  type Issue = { severity: string; code: string; diagnostics: string; expression?: string[] }
  const body = answer.json<{
    issue?: Issue[]
    entry?: { response: { status: string; outcome?: { issue: Issue[] } } }[]
  }>()
  return { status: answer.statusCode, sent, ...body }
}
/** What is wrong by its place, or what is said of the first entry. */
const said = async (...args: Parameters<typeof push>) => {
  const { status, issue, entry } = await push(...args)
  const issues = issue ?? entry?.[0]?.response.outcome?.issue ?? []
  return [status, ...issues.map((one) => `${one.severity} ${one.diagnostics}`)]
}
const busy = () =>
  world.database.query<{ from: string; to: string }>(
    `select practitioner_id as who, to_char(lower(during) at time zone 'utc', 'DD HH24:MI') as from,
       to_char(upper(during) at time zone 'utc', 'HH24:MI') as to from busy_times order by 1, 2`,
  )
const book = async (start: string) => {
  const answer = await world.book(bookingAt(start), { guestToken: await world.guest() })
  return answer.statusCode === 200 ? 'booked' : (answer.json().code as string)
}

it('a Bundle of Schedule, Slot and Appointment takes times away, which the database refuses from then on', async () => {
  const answer = await push([
    schedule,
    slot('busy', nine, halfPastNine),
    slot('free', halfPastNine, ten),
    visitOf(ten, '2026-11-24T06:30:00Z'),
    visitOf(wednesday, '2026-11-25T05:30:00Z', { status: 'cancelled' }),
  ])
  // What is sent is FHIR itself, by HL7's schema.
  expect(fhirFaults(answer.sent)).toEqual([])
  expect(answer.status).toBe(200)
  expect(answer.entry!.map(({ response }) => [response.status, response.outcome !== undefined])).toEqual([
    ['200 OK', true],
    ...Array(4).fill(['200 OK', false]),
  ])
  expect(await busy()).toEqual([
    { who: ids.amira, from: '24 05:00', to: '05:30' },
    { who: ids.amira, from: '24 06:00', to: '06:30' },
  ])
  expect([await book(nine), await book(ten.replace('Z', '.000Z'))]).toEqual(['slot_taken', 'slot_taken'])
  expect(await book(halfPastNine)).toBe('booked')
  // The next says all of its horizon anew.
  expect((await push([schedule, slot('busy-unavailable', wednesday, '2026-11-25T06:00:00Z')])).status).toBe(200)
  expect(await busy()).toEqual([{ who: ids.amira, from: '25 05:00', to: '06:00' }])
})

it('appointments of this platform are no conflict with themselves, and others are told of', async () => {
  const own = await world.visit(nine)
  const other = await world.visit(halfPastNine)
  const number = { system: 'urn:patientweb:appointment-number', value: own.number }
  expect(
    await said([schedule, visitOf(nine, halfPastNine, { identifier: [number] }), slot('busy', halfPastNine, ten)]),
  ).toEqual([
    200,
    'information 1 busy times are known as of 2026-11-23T06:00:00.000Z and believed until 2026-11-23T12:00:00.000Z',
    `warning Appointment/${other.number} stands in a busy time, and stays`,
  ])
  expect(await said([schedule], { timestamp: '2026-11-23T05:00:00Z' })).toEqual([
    200,
    'warning Nothing was changed: what is known is newer, of 2026-11-23T06:00:00.000Z',
  ])
})

it('several practitioners are told of at once, and nobody where one of them is wrong', async () => {
  const colleague = {
    ...{ resourceType: 'Schedule', planningHorizon: horizon },
    actor: [{ reference: `Practitioner/${ids.colleague}` }],
  }
  const entry = (resource: object, fullUrl?: string) => ({
    ...{ resource, request: { method: 'PUT', url: 'Schedule/1' } },
    ...(fullUrl !== undefined && { fullUrl }),
  })
  const urn = 'urn:uuid:6f9619ff-8b86-4011-b42d-00c04fc964ff'
  const both = [
    entry(colleague, urn),
    entry(schedule),
    entry(slot('busy', nine, ten, { schedule: { reference: urn } })),
    entry(slot('busy', wednesday, '2026-11-25T06:00:00Z')),
  ]
  expect((await push([], { entry: both })).status).toBe(200)
  expect(await busy()).toEqual([
    { who: ids.amira, from: '25 05:00', to: '06:00' },
    { who: ids.colleague, from: '24 05:00', to: '06:00' },
  ])
  const stranger = { ...colleague, actor: [{ reference: `Practitioner/${ids.cairene}` }] }
  const before = await busy()
  expect(await said([], { entry: [entry(stranger, urn), ...both.slice(1)] })).toEqual([
    400,
    'error Bundle.entry[0].resource.actor does not work at the facility of this key',
  ])
  expect(await busy()).toEqual(before)
})

it.each<[string, object[], object, string]>([
  ['no Schedule', [slot('busy', nine, ten)], {}, 'entry needs a Schedule for each practitioner'],
  ['a Schedule without a horizon', [{ ...schedule, planningHorizon: {} }], {}, 'planningHorizon needs a start'],
  ['a Schedule of nobody', [{ ...schedule, actor: [] }], {}, 'entry[0].resource.actor needs one Practitioner'],
  [
    'a Schedule of another place',
    [{ ...schedule, actor: [...schedule.actor, { reference: `Location/${ids.hospital}` }] }],
    {},
    'entry[0].resource.actor names another Location',
  ],
  ['two Schedules of one', [schedule, schedule], {}, 'entry has several Schedules of one practitioner'],
  ['a Slot of another Schedule', [schedule, slot('busy', nine, ten, { schedule: {} })], {}, 'schedule leads to no'],
  ['a strange status', [schedule, slot('taken', nine, ten)], {}, 'entry[1].resource.status must be one of busy,'],
  ['a Slot without an end', [schedule, { ...slot('busy', nine, ten), end: undefined }], {}, 'start needs a start'],
  ['a Slot that ends before', [schedule, slot('busy', ten, nine)], {}, 'entry[1].resource must'],
  [
    'a patient',
    [schedule, visitOf(nine, ten, { participant: [{ actor: { reference: 'Patient/1' } }] })],
    {},
    'patient',
  ],
  ['the future', [schedule], { timestamp: '2026-11-24T08:00:00Z' }, 'Bundle.timestamp must not be in the future'],
  ['no timestamp', [schedule], { timestamp: undefined }, 'Bundle.timestamp is required'],
  ['a batch', [schedule], { type: 'batch' }, 'Bundle.type must be equal to constant'],
  ['another type', [{ resourceType: 'Patient' }], {}, 'entry[0].resource.resourceType must be'],
])('a Bundle with %s is refused by its place, and changes nothing', async (_name, resources, more, expected) => {
  const [status, ...all] = await said(resources, more)
  expect([status, all]).toEqual([400, expect.arrayContaining([expect.stringContaining(expected)])])
  expect(await busy()).toEqual([])
})

it('needs a key that may push, and costs more the more there is', async () => {
  const reading = (await world.facility('key', 'create', 'test-clinic', '--scope', 'patients', '--name', 'reader')).last
  expect((await push([schedule], {}, reading)).status).toBe(403)
  const small = ['--scope', 'busy', '--name', 'small', '--per-minute', '5']
  const limited = (await world.facility('key', 'create', 'test-clinic', ...small)).last
  const many = [schedule, ...Array(1000).fill(slot('busy', nine, halfPastNine))]
  expect((await push(many, {}, limited)).status).toBe(429)
  expect((await push(many)).status).toBe(200)
})
