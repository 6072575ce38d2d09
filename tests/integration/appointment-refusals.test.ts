import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { patients } from '#server/db/schema/patients'
import { availabilityExceptions } from '#server/db/schema/practitioners'
import { bookingAt, fee, holdAt, ids, openWorld, otherTenant, type World } from './appointment-world.ts'

let world: World
let guestToken: string
let before: Record<string, number>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  guestToken = await world.guest()
  before = await world.counts()
})
// Whatever was refused has left nothing behind.
afterEach(async () => expect(await world.counts()).toEqual(before))

const tomorrow = '2026-11-24T05:00:00.000Z'
const patient = bookingAt(tomorrow).patient

/** Books and answers what was said. */
async function refusal(body: unknown, options: { guestToken?: string; tenant?: string } = { guestToken }) {
  const answer = await world.book(body, options)
  return { status: answer.statusCode, ...answer.json() }
}

describe('who may not book', () => {
  it('is a guest without a proved phone, with a forged proof, or with that of another tenant', async () => {
    const refused = { status: 403, code: 'guest_token_invalid' }
    expect(await refusal(bookingAt(tomorrow), {})).toMatchObject(refused)
    expect(await refusal(bookingAt(tomorrow), { guestToken: 'f'.repeat(43) })).toMatchObject(refused)
    expect(await refusal(bookingAt(tomorrow), { guestToken: await world.guest(otherTenant) })).toMatchObject(refused)
  })

  it('is a guest whose proof is of another phone, or ran out', async () => {
    const refused = { status: 403, code: 'guest_token_invalid' }
    const body = bookingAt(tomorrow, { patient: { ...patient, phone: '509999999' } })
    expect(await refusal(body)).toMatchObject(refused)
    world.setClock('2026-11-23T06:30:00.000Z')
    expect(await refusal(bookingAt(tomorrow))).toMatchObject(refused)
  })

  it('is a guest whose phone does not parse [V02]', async () => {
    const body = bookingAt(tomorrow, { patient: { ...patient, phone: '5012' } })
    expect(await refusal(body)).toMatchObject({ status: 400, code: 'phone_invalid' })
  })

  it('is who did not consent', async () => {
    expect(await refusal(bookingAt(tomorrow, { fg_consent: false }))).toMatchObject({
      status: 400,
      code: 'consent_required',
    })
  })

  it('is who was not born yet on the day where they are, whatever the day of UTC', async () => {
    world.setClock('2026-11-23T21:30:00.000Z')
    const proof = { guestToken: await world.guest() }
    const at = bookingAt('2026-11-25T05:00:00.000Z', { fg_consent: false })
    const born = (birthday: string) => refusal({ ...at, patient: { ...patient, birthday } }, proof)
    expect(await born('2026-11-25')).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: '/patient/birthday' }],
    })
    // Refused for what comes after the birthday.
    expect(await born('2026-11-24')).toMatchObject({ code: 'consent_required' })
  })

  it('is a phone that is suspended, with the reason where there is one [P04]', async () => {
    await world.database.db.insert(patients).values({
      tenantCode: 'patientweb',
      firstName: 'Other',
      lastName: 'Name',
      phone: '+971501234567',
      isGuest: true,
      suspendedToBook: true,
      suspensionReason: 'missed_visits',
    })
    before = await world.counts()
    expect(await refusal(bookingAt(tomorrow))).toMatchObject({
      status: 403,
      code: 'suspended_to_book',
      details: { suspension_reason: 'missed_visits' },
    })
  })
})

describe('what cannot be booked', () => {
  it('is a visit at another price than the patient was shown', async () => {
    const body = bookingAt(tomorrow, { fee: { amount: 300, currency: 'AED' } })
    expect(await refusal(body)).toMatchObject({ status: 409, code: 'price_changed', details: { fee } })
    const currency = bookingAt(tomorrow, { fee: { amount: 350, currency: 'SAR' } })
    expect(await refusal(currency)).toMatchObject({ code: 'price_changed', details: { fee } })
  })

  it('is the past, for which the soonest times are offered', async () => {
    const refused = await refusal(bookingAt('2026-11-23T05:30:00.000Z'))
    expect(refused).toMatchObject({ code: 'slot_in_past', details: { time_zone: 'Asia/Dubai' } })
    expect(starts(refused)).toEqual([
      '2026-11-23T06:30:00.000Z',
      '2026-11-23T07:00:00.000Z',
      '2026-11-23T07:30:00.000Z',
      '2026-11-23T08:00:00.000Z',
    ])
  })

  it.each([
    { what: 'between two steps', start: '2026-11-24T05:10:00.000Z' },
    { what: 'outside the hours', start: '2026-11-24T15:00:00.000Z' },
    { what: 'on a day of absence', start: '2026-11-26T05:00:00.000Z' },
    { what: 'after the booking window', start: '2027-02-01T05:00:00.000Z' },
    { what: 'within the lead time', start: '2026-11-23T06:00:01.000Z' },
    { what: 'in another age', start: '9999-12-31T05:00:00.000Z' },
  ])('is a time $what, for which the nearest are offered', async ({ start }) => {
    const refused = await refusal(bookingAt(start))
    expect(refused).toMatchObject({ status: 409, code: 'slot_unavailable' })
    expect(starts(refused)).toHaveLength(4)
  })

  it.each([
    { what: 'the service of another place', changes: { facility_id: String(ids.hospital) } },
    { what: 'the service of another practitioner', changes: { service_id: String(ids.colleagueVisit) } },
    { what: 'another kind of visit than the service is', changes: { service_id: String(ids.video) } },
    { what: 'an unknown service', changes: { service_id: '9999999999' } },
  ])('is $what, and the practitioner’s own times are offered', async ({ changes }) => {
    const refused = await refusal(bookingAt(tomorrow, changes))
    expect(refused).toMatchObject({ status: 409, code: 'slot_unavailable' })
    expect(refused.details.alternatives[0]).toEqual({ ...holdAt('2026-11-24T05:00:00.000Z'), fee })
  })

  it('is a practitioner nobody knows, or whom the tenant does not show', async () => {
    expect(await refusal(bookingAt(tomorrow, { practitioner_id: '900999' }))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    const hidden = { practitioner_id: String(ids.elsewhere), service_id: String(ids.elsewhereVisit) }
    expect(await refusal(bookingAt(tomorrow, hidden))).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is a practitioner with nothing free, for whom colleagues in the city are offered', async () => {
    await world.database.db.insert(availabilityExceptions).values({
      practitionerId: ids.amira,
      during: { from: new Date('2026-11-23T00:00:00Z'), to: new Date('2027-03-01T00:00:00Z') },
    })
    const refused = await refusal(bookingAt(tomorrow))
    await world.database.execute("delete from availability_exceptions where upper(during) = '2027-03-01T00:00:00Z'")
    expect(refused.code).toBe('slot_unavailable')
    const practitioners = refused.details.alternatives.map((slot: { practitioner_id: string }) => slot.practitioner_id)
    expect(practitioners).toEqual(Array(4).fill(String(ids.colleague)))
  })

  it('cannot be held either', async () => {
    const past = await world.hold(holdAt('2026-11-23T05:30:00.000Z'))
    expect(past.json()).toMatchObject({ code: 'slot_in_past', details: { alternatives: [{}, {}, {}, {}] } })
    const never = await world.hold(holdAt('2026-11-24T05:10:00.000Z'))
    expect(never.json().code).toBe('slot_unavailable')
    expect((await world.hold(holdAt(tomorrow, { practitioner_id: '900999' }))).statusCode).toBe(404)
  })
})

describe('what is not taken as a body', () => {
  const script = '<script>alert(1)</script>'

  it.each([
    {
      what: 'a first name of 300 characters',
      path: '/patient/first_name',
      body: { patient: { ...patient, first_name: 'x'.repeat(300) } },
    },
    {
      what: 'a last name of 300 characters',
      path: '/patient/last_name',
      body: { patient: { ...patient, last_name: 'ن'.repeat(300) } },
    },
    { what: 'a name of spaces', path: '/patient/first_name', body: { patient: { ...patient, first_name: '   ' } } },
    {
      what: 'script in the first name',
      path: '/patient/first_name',
      body: { patient: { ...patient, first_name: script } },
    },
    {
      what: 'script in the last name',
      path: '/patient/last_name',
      body: { patient: { ...patient, last_name: script } },
    },
    { what: 'script in the reason', path: '/reason', body: { reason: script } },
    { what: 'script in the address', path: '/address', body: { address: script } },
    { what: 'script in the e-mail', path: '/patient/email', body: { patient: { ...patient, email: script } } },
    { what: 'script in the source', path: '/source', body: { source: script } },
    { what: 'a sign the database cannot hold', path: '/reason', body: { reason: 'a\u0000b' } },
    {
      what: 'a birthday no calendar has',
      path: '/patient/birthday',
      body: { patient: { ...patient, birthday: '2001-02-30' } },
    },
    {
      what: 'a birthday to come',
      path: '/patient/birthday',
      body: { patient: { ...patient, birthday: '2027-01-01' } },
    },
    {
      what: 'a birthday of the century before last',
      path: '/patient/birthday',
      body: { patient: { ...patient, birthday: '1899-12-31' } },
    },
    { what: 'a price below zero', path: '/fee/amount', body: { fee: { amount: -1, currency: 'AED' } } },
    { what: 'a price as text', path: '/fee/amount', body: { fee: { amount: '350', currency: 'AED' } } },
    { what: 'a start that is no instant', path: '/start', body: { start: 'tomorrow' } },
    { what: 'a start in a leap second', path: '/start', body: { start: '2026-12-31T23:59:60Z' } },
    { what: 'an id that is no number', path: '/service_id', body: { service_id: "1' or 1=1" } },
    { what: 'consent as a word', path: '/fg_consent', body: { fg_consent: 'yes' } },
  ])('is $what: the field is named', async ({ path, body }) => {
    const refused = await refusal({ ...bookingAt(tomorrow), ...body })
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed', fields: [{ path }] })
  })

  it('is a body of ten megabytes', async () => {
    const refused = await refusal({ ...bookingAt(tomorrow), reason: 'x'.repeat(10_000_000) })
    expect(refused).toMatchObject({ status: 413, code: 'payload_too_large' })
  })

  it('is malformed JSON', async () => {
    expect(await refusal('{"practitioner_id": ')).toMatchObject({ status: 400, code: 'bad_request' })
  })

  it('is no hold id of ours, which is the same as none', async () => {
    const answer = await world.call('appointment', 'DELETE', "/patientapp/holds/1'%20or%201=1", {
      body: { hold_token: 'x' },
      headers: { [headers.guestToken]: guestToken },
    })
    expect(answer.json()).toEqual({ data: null })
  })
})

const starts = ({ details }: { details: { alternatives: { start: string }[] } }) =>
  details.alternatives.map(({ start }) => start)
