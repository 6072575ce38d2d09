import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { mostRelatives, type Relative, type RelativeList } from '#contract/relative'
import {
  bookingAt,
  e164,
  monday,
  openWorld,
  otherTenant,
  phone,
  type World,
} from '#tests/integration/appointment-world'
import type { Method } from '#tests/support/request'
import { signIn } from '#tests/support/signed-in'
import { amina, salma, wrongValues } from './relative-forms.ts'

let world: World
let own: SignedIn
let sister: SignedIn
let namesake: SignedIn
type SignedIn = Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  own = await signIn(world.database, { phone: e164, name: 'Layla', now: monday })
  sister = await signIn(world.database, { phone: '+971501230002', name: 'Dewi', now: monday })
  namesake = await signIn(world.database, { tenantCode: otherTenant, phone: e164, name: 'Maryam', now: monday })
})

type As = { bearer?: string; tenant?: string; key?: string }
async function ask<T>(method: Method, path: string, body?: object, { bearer = own.idToken, ...as }: As = {}) {
  const answer = await world.call('account', method, path, {
    tenant: as.tenant ?? 'patientweb',
    ...(body && { body }),
    // No two calls are signed alike: the second would be refused as a repetition of the first.
    query: { call: (calls += 1) },
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(as.key && { [headers.idempotencyKey]: `"${as.key}"` }),
    },
  })
  const { data, ...rest } = answer.json<{ data: T; code?: string; fields?: { path: string }[]; details?: unknown }>()
  return { status: answer.statusCode, data, ...rest, headers: answer.headers }
}
let calls = 0
const list = async (as?: As) => (await ask<RelativeList>('GET', '/patients', undefined, as)).data.patients
/** Adds a relative, each a second after the one before. */
function add(form: object = salma, as?: As) {
  world.setClock(new Date(world.clock().getTime() + 1000))
  return ask<Relative>('POST', '/patients', form, as)
}
const stored = () => world.database.query<object>('select * from relatives order by id')

describe('relatives', () => {
  it('are told whole, in the order in which they were added, and kept by nobody on the way [C39] [N02] [P03]', async () => {
    const first = await add()
    const second = await add(amina)
    expect([first.status, first.data]).toEqual([200, { id: expect.any(String), ...salma }])
    const answer = await ask<RelativeList>('GET', '/patients')
    expect(answer.data).toEqual({ patients: [first.data, second.data], most: mostRelatives })
    expect([first, answer].map((one) => one.headers['cache-control'])).toEqual(['no-store', 'no-store'])
  })

  it('have the patient before them where that is asked for [C39]', async () => {
    const { data } = await add()
    const answer = await world.call('account', 'GET', '/patients', {
      query: { include_master: 'true' },
      headers: { authorization: `Bearer ${own.idToken}` },
    })
    const self = { id: own.patientId, first_name: 'Layla', last_name: 'Layla', phone: e164, relationship_id: 'self' }
    expect(answer.json().data.patients).toEqual([self, data])
  })

  it('have of what is left out nothing, and a birthday a calendar [V01] [N02]', async () => {
    const least = { first_name: ' Noor ', last_name: '', relationship_id: 'in_care' }
    const consent = { state: 'needed', because: 'age_unknown', obstacle: 'no_contact' }
    expect((await add(least)).data).toEqual({ ...least, id: expect.any(String), first_name: 'Noor', consent })
    expect((await add({ ...least, first_name: 'Huda', birthday: '1900-01-01' })).data).toMatchObject({
      birthday: '1900-01-01',
      dob_format: 'gregorian',
    })
    const undated = (await add({ ...least, first_name: 'Rami', dob_format: 'hijri' })).data
    expect(undated).not.toHaveProperty('dob_format')
  })

  it('are changed whole: what is left out is emptied [C40] [V01]', async () => {
    const { id } = (await add()).data
    const { id: other } = (await add(amina)).data
    const changed = { ...amina, first_name: 'Mona', identity: 'N7654321' }
    expect((await ask('PUT', `/patients/${id}`, changed)).data).toEqual({ id, ...changed })
    const least = { first_name: 'Mona', last_name: 'Said', relationship_id: 'sibling' }
    const consent = { state: 'needed', because: 'age_unknown', obstacle: 'no_contact' }
    expect((await ask('PUT', `/patients/${id}`, least)).data).toEqual({ id, ...least, consent })
    expect(await list()).toEqual([
      { id, ...least, consent },
      { id: other, ...amina },
    ])
  })

  it('are removed, and nobody else with them [C40]', async () => {
    const { id } = (await add()).data
    const { data: other } = await add(amina)
    expect(await ask('DELETE', `/patients/${id}`)).toMatchObject({ status: 200, data: { removed: true } })
    expect(await list()).toEqual([other])
    expect(await ask('DELETE', `/patients/${id}`)).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('are removed once for each key, which is told the first answer again and removes nobody else [C40]', async () => {
    const [{ id }, other] = [(await add()).data, (await add(amina)).data]
    const key = 'removal.of-a-device-that-lost-its-answer'
    const remove = (of: string) => ask('DELETE', `/patients/${of}`, undefined, { key })
    for (let times = 0; times < 2; times += 1)
      expect(await remove(id)).toMatchObject({ status: 200, data: { removed: true } })
    expect(await remove(other.id)).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect((await ask('DELETE', `/patients/${id}`)).code).toBe('not_found')
    expect(await list()).toEqual([other])
  })

  it('are added once, however often that is sent with one key [C39]', async () => {
    const [first, second] = [await add(salma, { key: 'one-intent' }), await add(salma, { key: 'one-intent' })]
    expect(second.data).toEqual(first.data)
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['the same name and birthday', { identity: '784202076543212' }],
    ['the same name without a birthday', { birthday: undefined, identity_type_id: undefined, identity: undefined }],
    ['the same identity', { first_name: 'Sally', birthday: '2021-06-03' }],
  ])('are not added twice: %s', async (_, change) => {
    await add()
    expect(await add({ ...salma, ...change })).toMatchObject({ status: 409, code: 'relative_exists' })
    const { id } = (await add(amina)).data
    expect(await ask('PUT', `/patients/${id}`, { ...salma, ...change })).toMatchObject({ code: 'relative_exists' })
    expect((await list()).map(({ first_name }) => first_name)).toEqual(['Salma', 'أمينة'])
  })

  it('may share a name where the birthday differs, and a number of another kind', async () => {
    await add()
    const twin = { ...salma, birthday: '2022-01-01', identity: '784202276543212' }
    expect((await add(twin)).status).toBe(200)
    expect((await add({ ...amina, identity: '784202012' })).status).toBe(200)
  })

  it('are so many and no more, however many come at once [C39]', async () => {
    const one = (number: number) => ({ first_name: `N${number}`, last_name: 'Farouk', relationship_id: 'friend' })
    for (let number = 1; number < mostRelatives; number += 1) await add(one(number))
    const last = await Promise.all([add(one(98)), add(one(99))])
    expect(last.map(({ code }) => code ?? 'added').toSorted()).toEqual(['added', 'relatives_limit'])
    expect(await stored()).toHaveLength(mostRelatives)
  })
})

describe('a patient’s form', () => {
  it('is refused with what is wrong by name, and nothing is written [C39] [C40] [V16] [C46]', async () => {
    const { id } = (await add(amina)).data
    const before = await stored()
    for (const [name, value] of wrongValues) {
      const form = { ...salma, [name]: value }
      const answers = [
        await add(form),
        await ask('PUT', `/patients/${id}`, form),
        await ask('POST', '/validate/patient', form),
      ]
      for (const { status, code, fields } of answers)
        expect([value, status, code, [...new Set(fields?.map(({ path }) => path))]]).toEqual([
          value,
          400,
          'validation_failed',
          [`/${name}`],
        ])
    }
    expect(await stored()).toEqual(before)
  })

  it('has a birthday of today, where the patient is, which is another day than that of UTC at night [V16]', async () => {
    const late = new Date('2026-11-23T21:30:00.000Z')
    world.setClock(late)
    const { idToken: bearer } = await signIn(world.database, { phone: '+971501230009', name: 'Huda', now: late })
    const born = (birthday: string) => add({ ...salma, birthday }, { bearer })
    expect([await born('2026-11-25'), await born('2026-11-24')]).toMatchObject([{ status: 400 }, { status: 200 }])
  })

  it('is valid to anybody who asks, with all that is wrong by name otherwise, and stored for nobody [C46] [V16]', async () => {
    const { relationship_id: _, ...stranger } = salma
    for (const form of [salma, stranger])
      expect(await ask('POST', '/validate/patient', form, { bearer: '' })).toMatchObject({
        status: 200,
        data: { valid: true },
      })
    const faulty = { ...salma, birthday: '1899-12-31', identity: '1', phone: '+9715' }
    const { fields } = await ask('POST', '/validate/patient', { ...faulty, phone: '+971551' }, { bearer: '' })
    expect(fields?.map(({ path }) => path)).toEqual(['/birthday', '/phone', '/identity'])
    expect(await stored()).toEqual([])
  })

  it('needs a kind for its identity', async () => {
    const { fields } = await add({ ...salma, identity_type_id: undefined })
    expect(fields).toEqual([{ path: '/identity_type_id', message: 'is required with an identity' }])
  })
})

describe('to others relatives', () => {
  it('do not exist: to another account, to the same phone at another tenant [P03] [T05]', async () => {
    const { id } = (await add()).data
    const before = await stored()
    for (const as of [{ bearer: sister.idToken }, { bearer: namesake.idToken, tenant: otherTenant }]) {
      expect(await list(as)).toEqual([])
      expect(await ask('PUT', `/patients/${id}`, amina, as)).toMatchObject({ status: 404, code: 'not_found' })
      expect(await ask('DELETE', `/patients/${id}`, undefined, as)).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await ask('PUT', '/patients/salma', amina)).toMatchObject({ status: 404 })
    expect(await stored()).toEqual(before)
  })

  it('are shut without a session, and to a guest’s row [P03]', async () => {
    const { id } = (await add()).data
    const all = async (bearer: string) => [
      (await ask('GET', '/patients', undefined, { bearer })).status,
      (await ask('PUT', `/patients/${id}`, amina, { bearer })).status,
      (await ask('DELETE', `/patients/${id}`, undefined, { bearer })).status,
      (await add(amina, { bearer })).status,
    ]
    expect(await all('')).toEqual([401, 401, 401, 401])
    await world.database.execute(`update patients set is_guest = true where id = '${sister.patientId}'`)
    expect((await add(amina, { bearer: sister.idToken })).status).toBe(401)
    expect(await stored()).toHaveLength(1)
  })
})

describe('a visit for a relative', () => {
  const tomorrow = '2026-11-24T05:00:00.000Z'
  const book = (relative: string, bearer = own.idToken, more: object = phone) =>
    world.call('appointment', 'POST', '/patient/appointment', {
      body: {
        ...bookingAt(tomorrow),
        patient: { first_name: 'Salma', last_name: 'Farouk', ...more, patient_relative_id: relative },
      },
      headers: { authorization: `Bearer ${bearer}`, [headers.idempotencyKey]: `"visit-of-relative-${(calls += 1)}"` },
    })

  it('names them, keeps them on the list, and outlives them when it is over [C40] [N06]', async () => {
    const { id } = (await add()).data
    const { appointment } = (await book(id)).json<{ data: BookedAppointment }>().data
    expect(appointment.patient).toMatchObject({ first_name: 'Salma', patient_relative_id: id })
    const refused = await ask('DELETE', `/patients/${id}`)
    expect(refused).toMatchObject({
      status: 409,
      code: 'relative_has_visits',
      details: { appointment_id: appointment.id, start: tomorrow, time_zone: 'Asia/Dubai' },
    })
    expect(await list()).toHaveLength(1)

    world.setClock('2026-11-24T05:30:00.000Z')
    own = await signIn(world.database, { phone: e164, name: 'Layla', now: world.clock() })
    expect((await ask('DELETE', `/patients/${id}`)).status).toBe(200)
    const past = await world.call('appointment', 'GET', '/patientapp/appointments/past', {
      headers: { authorization: `Bearer ${own.idToken}` },
    })
    const [visit] = past.json().data.appointments
    const seen = { first_name: 'Salma', last_name: 'Farouk', phone_masked: '+971 ••• 567', is_for_other: true }
    expect(visit.patient).toEqual(seen)
  })

  it('is booked by their account alone', async () => {
    const { id } = (await add()).data
    const hers = { phone: '501230002', country_code: '971' }
    const answers = [await book(id, sister.idToken, hers), await book('salma')]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ])
    const asGuest = await world.book(
      { ...bookingAt(tomorrow), patient: { ...bookingAt(tomorrow).patient, patient_relative_id: id } },
      { guestToken: await world.guest() },
    )
    expect(asGuest.json().code).toBe('not_found')
  })
})
