import type { AddressInfo } from 'node:net'
import type { Appointment, Bundle, FhirResource, Location, Patient, Practitioner, Schedule, Slot } from 'fhir/r4'
import { CapabilityTool, Client, type FhirResponse } from 'fhir-kit-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { halfPastNine, ids, monday, nine, openPracticeWorld, wednesday, type PracticeWorld } from './practice-world.ts'

/** As a practice's program calls: over the network, by a library that knows FHIR and nothing of us. */
let world: PracticeWorld
let baseUrl: string
beforeAll(async () => {
  world = await openPracticeWorld()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/practice/fhir`
})
beforeEach(() => world.empty())
afterAll(() => world.close())

const clientFor = async (scope: string) => {
  const { last } = await world.facility(
    'key',
    'create',
    'test-clinic',
    '--scope',
    scope,
    '--name',
    scope.split(',')[0]!,
  )
  return new Client({ baseUrl, bearerToken: last })
}
/** The library's answers have no types of resources. */
const as = <Type extends FhirResource>(answer: object) => answer as unknown as Type
const found = <Type extends FhirResource>(answer: FhirResponse) =>
  (as<Bundle>(answer).entry ?? []).map(({ resource }) => as<Type>(resource!))

it('the appointments of a day are found page by page, and what they name is read by its reference', async () => {
  const client = await clientFor('appointments,patients')
  const visits = [await world.visit(nine), await world.visit(halfPastNine)]
  await world.visit(wednesday)
  const asked = { resourceType: 'Appointment', searchParams: { date: '2026-11-24', status: 'booked', _count: 1 } }
  const first = await client.resourceSearch(asked)
  const second = await client.nextPage({ bundle: first as unknown as Parameters<Client['nextPage']>[0]['bundle'] })
  const pages = [first, second!].map((page) => found<Appointment>(page))
  expect(pages.map((page) => page.map(({ id, start }) => ({ id, start })))).toEqual([
    [{ id: visits[0]!.number, start: nine }],
    [{ id: visits[1]!.number, start: halfPastNine }],
  ])
  const [practitioner, place, patient] = await Promise.all(
    pages[0]![0]!.participant.map(({ actor }) => client.resolve({ reference: actor!.reference! })),
  )
  expect(as<Practitioner>(practitioner!).id).toBe(String(ids.amira))
  expect(as<Location>(place!).address?.city).toBe('Testville')
  expect(as<Patient>(patient!).name?.[0]?.family).toBe('Haddad')
})

it('what the server says that it can do is what the program finds there', async () => {
  const client = await clientFor('appointments')
  const can = new CapabilityTool(await client.capabilityStatement())
  expect(can.serverCan('transaction')).toBe(true)
  expect([can.resourceCan('Appointment', 'search-type'), can.resourceCan('Patient', 'search-type')]).toEqual([
    true,
    false,
  ])
  expect(can.searchParamsFor({ resourceType: 'Slot' })).toEqual(['schedule', 'start', 'status', '_count'])
})

it('free times of a schedule are found, and taken away by a transaction', async () => {
  const client = await clientFor('busy,appointments')
  const actor = `Practitioner/${ids.amira}`
  const schedules = found<Schedule>(await client.resourceSearch({ resourceType: 'Schedule', searchParams: { actor } }))
  const inPerson = schedules.find(({ serviceType }) => serviceType?.[0]?.coding?.[0]?.code === 'clinic')!
  const freeAtNine = async () => {
    const searchParams = {
      schedule: `Schedule/${inPerson.id}`,
      start: ['ge2026-11-24T05:00:00Z', 'lt2026-11-24T05:30:00Z'],
      status: 'free',
    }
    return found<Slot>(await client.resourceSearch({ resourceType: 'Slot', searchParams })).map(({ start }) => start)
  }
  expect(await freeAtNine()).toEqual([nine])
  const entry = [
    {
      ...{
        resourceType: 'Schedule',
        id: 'amira',
        actor: [{ reference: actor }, { reference: `Location/${ids.clinic}` }],
      },
      planningHorizon: { start: '2026-11-23T20:00:00Z', end: '2026-11-25T20:00:00Z' },
    } satisfies Schedule,
    {
      ...{ resourceType: 'Slot', status: 'busy', schedule: { reference: 'Schedule/amira' } },
      ...{ start: nine, end: halfPastNine },
    } satisfies Slot,
  ].map((resource) => ({ resource, request: { method: 'POST', url: resource.resourceType } }))
  const answer = await client.transaction({
    body: { resourceType: 'Bundle', type: 'transaction', timestamp: monday.toISOString(), entry },
  })
  expect(as<Bundle>(answer).entry?.map(({ response }) => response?.status)).toEqual(['200 OK', '200 OK'])
  expect(await freeAtNine()).toEqual([])
})

it('a refusal is an outcome that the program can read', async () => {
  const client = await clientFor('appointments')
  const refused = await client.read({ resourceType: 'Appointment', id: '999-999' }).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    response: { status: 404, data: { resourceType: 'OperationOutcome', issue: [{ code: 'not-found' }] } },
  })
  const stranger = new Client({ baseUrl, bearerToken: 'pk_none' })
  const unknown = await stranger.capabilityStatement().catch((error: unknown) => error)
  const closed = await stranger.resourceSearch({ resourceType: 'Appointment' }).catch((error: unknown) => error)
  expect([unknown, closed]).toMatchObject([{ resourceType: 'CapabilityStatement' }, { response: { status: 401 } }])
})
