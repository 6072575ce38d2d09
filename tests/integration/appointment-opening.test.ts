import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { createSessionRepository } from '#server/domain/sessions/session-repository'
import { mostExchanges } from '#server/domain/booking/appointment-keys'
import { startTestServer } from '../support/server.ts'
import { bookingAt, e164, ids, monday, openWorld, otherTenant, slotAt, type World } from './appointment-world.ts'

let world: World
let booked: BookedAppointment
let linkToken: string
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const start = '2026-11-24T05:00:00.000Z'

beforeEach(async () => {
  await world.reset()
  now = monday
  const answer = await world.book(bookingAt(start, { reason: 'A rash' }), { guestToken: await world.guest() })
  booked = answer.json().data
  linkToken = await vi.waitFor(async () => /#([\w-]{16})$/.exec((await messages())[0]!)![1]!)
})

const messages = async () => {
  const sent = await world.database.query<{ phone: string; body: string }>(
    'select phone, body from sent_messages order by id',
  )
  expect(sent.every(({ phone }) => phone === e164)).toBe(true)
  return sent.map(({ body }) => body)
}

type As = { token?: string | undefined; guest?: string; tenant?: string; session?: string; body?: unknown }
const bearing = ({ token, guest, session }: As) => ({
  ...(guest !== undefined && { [headers.guestToken]: guest }),
  ...(token !== undefined && { [headers.appointmentToken]: token }),
  ...(session !== undefined && { authorization: `Bearer ${session}` }),
})
const path = () => `/patientapp/appointments/${booked.appointment.id}`
const open = (as: As) =>
  world.call('appointment', 'GET', path(), { tenant: as.tenant ?? 'patientweb', headers: bearing(as) })
const exchange = (token: string, tenant = 'patientweb') =>
  world.call('appointment', 'POST', '/patientapp/appointments/open', {
    tenant,
    sign: signedAt(),
    body: { link_token: token },
  })
/** No two calls are signed alike: the second would be refused as a repetition of the first. */
const signedAt = () => new Date(now.getTime() - ((calls += 1) % 200) * 1000)
let calls = 0
let now = monday
function setClock(instant: string) {
  now = new Date(instant)
  world.setClock(now)
}
const cancel = (as: As = { token: booked.appointment_token }) =>
  world.call('appointment', 'PUT', `${path()}/cancel`, {
    sign: signedAt(),
    tenant: as.tenant ?? 'patientweb',
    headers: bearing(as),
    body: as.body ?? { forcebookable: true },
  })

describe('the link in the text message', () => {
  it('is exchanged for a token that opens this appointment and no other [R15]', async () => {
    const other = await world.book(bookingAt('2026-11-24T06:00:00.000Z'), { guestToken: await world.guest() })
    const answer = await exchange(linkToken)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { appointment, appointment_token: token } = answer.json().data
    expect(appointment).toEqual(booked.appointment)
    expect(token).not.toBe(booked.appointment_token)
    expect((await open({ token })).json().data).toEqual(booked.appointment)
    const elsewhere = `/patientapp/appointments/${other.json().data.appointment.id}`
    const refused = await world.call('appointment', 'GET', elsewhere, {
      tenant: 'patientweb',
      headers: { [headers.appointmentToken]: token },
    })
    expect(refused.statusCode).toBe(404)
    // The token of the link itself opens nothing, nor does that of a device count as a link.
    expect((await open({ token: linkToken })).statusCode).toBe(404)
    expect((await exchange(token.slice(0, 16))).statusCode).toBe(410)
  })

  it('opens again at once, as by a reload', async () => {
    const call = { tenant: 'patientweb', sign: now, body: { link_token: linkToken } }
    for (const _ of ['opened', 'reloaded'])
      expect((await world.call('appointment', 'POST', '/patientapp/appointments/open', call)).statusCode).toBe(200)
  })

  it('works on more than one device, and not without end', async () => {
    for (let time = 0; time < mostExchanges; time += 1) expect((await exchange(linkToken)).statusCode).toBe(200)
    expect((await exchange(linkToken)).json()).toMatchObject({ code: 'gone' })
  })

  it('ends a day after the visit, with what it opened, while the device that booked still opens it', async () => {
    const { appointment_token: token } = (await exchange(linkToken)).json().data
    setClock('2026-11-25T05:29:00.000Z')
    expect((await open({ token })).statusCode).toBe(200)
    setClock('2026-11-25T05:31:00.000Z')
    expect((await exchange(linkToken)).json()).toMatchObject({ code: 'gone' })
    expect((await open({ token })).statusCode).toBe(404)
    expect((await open({ token: booked.appointment_token })).statusCode).toBe(200)
  })

  it('is nothing to another tenant, and is stored as a hash alone', async () => {
    expect((await exchange(linkToken, otherTenant)).json()).toMatchObject({ code: 'gone' })
    const { appointment_token: token } = (await exchange(linkToken)).json().data
    expect((await open({ token, tenant: otherTenant })).statusCode).toBe(404)
    const [row] = await world.database.query<{ text: string }>(
      `select string_agg(k::text, '') || (select string_agg(i::text, '') from idempotency_records i) as text from appointment_keys k`,
    )
    expect(row!.text).not.toContain(linkToken)
    expect(row!.text).not.toContain(token)
  })

  it('is not given out again when the booking is sent again', async () => {
    const guestToken = await world.guest()
    const body = bookingAt('2026-11-24T07:00:00.000Z')
    await world.book(body, { guestToken, key: 'the-same-key' })
    await world.book(body, { guestToken, key: 'the-same-key' })
    const [row] = await world.database.query<{ links: number }>('select count(*)::int as links from appointment_keys')
    expect(row).toEqual({ links: 2 })
  })

  it('cannot be guessed at: a few wrong tokens use up what an address may ask in a minute', async () => {
    const server = await startTestServer({ config: { rateLimitPerMinute: 300 } })
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      server.call('appointment', 'POST', '/patientapp/appointments/open', {
        tenant: 'patientweb',
        body: { link_token: `guess-${String(guess).padStart(10, '0')}` },
      }),
    )
    const codes = (await Promise.all(guesses)).map((answer) => answer.json().code)
    await server.close()
    expect(new Set(codes)).toEqual(new Set(['gone', 'rate_limited']))
    expect(codes.filter((code) => code === 'gone').length).toBeLessThan(11)
  })
})

describe('cancelling', () => {
  it('is done by who booked, gives the time back, and is told to the phone it was booked with [C56] [S08]', async () => {
    const answer = await cancel()
    expect(answer.statusCode).toBe(200)
    // A cancelled visit has nothing to do with earlier times any more.
    const { earlier: _earlier, ...rest } = booked.appointment
    expect(answer.json().data).toEqual({
      ...rest,
      status: 'cancelled',
      changes: 1,
      cancellation: { cancelled_at: monday.toISOString(), note: '', fee: { amount: 0, currency: 'AED' } },
    })
    expect((await open({ token: booked.appointment_token })).json().data.status).toBe('cancelled')

    const { start: _start, practitioner_id: _practitioner, ...visit } = slotAt(start)
    const free = await world.call('appointment', 'GET', `/patientapp/doctors/${ids.amira}/availability/times`, {
      tenant: 'patientweb',
      query: { ...visit, date: '2026-11-24' },
    })
    expect(free.json().data.times).toContain(start)
    const again = await world.book(bookingAt(start), { guestToken: await world.guest() })
    expect(again.statusCode).toBe(200)

    await vi.waitFor(async () => expect(await messages()).toHaveLength(3))
    expect((await messages()).filter((body) => body.includes('is cancelled'))).toEqual([
      `Liqa: your visit with Dr amira-test, Tuesday 24 November 2026, 09:00, is cancelled. Booking ${booked.appointment.appointment_number}.`,
    ])
  })

  it('is done by the token that a link gave, and by the patient’s own session', async () => {
    const { appointment_token: token } = (await exchange(linkToken)).json().data
    expect((await cancel({ token })).json().data.status).toBe('cancelled')

    const other = await world.book(bookingAt('2026-11-24T06:00:00.000Z'), { guestToken: await world.guest() })
    booked = other.json().data
    const [row] = await world.database.query<{ patient_id: string }>(
      'select patient_id from appointments where id = $1',
      [booked.appointment.id],
    )
    const session = await createSessionRepository(world.database.db).open({
      tenantCode: 'patientweb',
      kind: 'patient',
      patientId: row!.patient_id,
      expiresAt: new Date(Date.parse(start) + 1_800_000),
    })
    expect((await cancel({ session })).json().data.status).toBe('cancelled')
    await world.database.execute('delete from sessions where patient_id is not null')
  })

  it('done again, or by many at once, answers the same and is told once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel()))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect((await cancel()).json().data.status).toBe('cancelled')
    await vi.waitFor(async () => expect(await messages()).toHaveLength(2))
    const rows = await world.database.query<{ status: string; claim: string }>(
      'select a.status, r.status as claim from appointments a join reservations r on r.id = a.reservation_id',
    )
    expect(rows).toEqual([{ status: 'cancelled', claim: 'released' }])
  })

  it('does not give back a time that somebody else has booked since', async () => {
    await cancel()
    await world.book(bookingAt(start), { guestToken: await world.guest() })
    await cancel()
    const rows = await world.database.query<{ status: string }>('select status from reservations order by status')
    expect(rows).toEqual([{ status: 'booked' }, { status: 'released' }])
  })

  it.each(['completed', 'no_show'])('is refused of a visit that is %s, though its time were ahead', async (status) => {
    await world.database.query('update appointments set status = $1', [status])
    expect((await cancel()).json()).toMatchObject({ code: 'appointment_begun' })
    const rows = await world.database.query<{ status: string; claim: string }>(
      'select a.status, r.status as claim from appointments a join reservations r on r.id = a.reservation_id',
    )
    expect(rows).toEqual([{ status, claim: 'booked' }])
  })

  it('leads to no state that nobody knows', async () => {
    const write = world.database.query(`update appointments set status = 'maybe'`)
    await expect(write).rejects.toMatchObject({ constraint: 'appointment_status_is_known' })
  })

  it('is refused to others as if there were nothing, whatever they show', async () => {
    const refused = await Promise.all([
      cancel({}),
      cancel({ token: 'x'.repeat(43) }),
      cancel({ token: linkToken }),
      cancel({ token: booked.appointment_token, tenant: otherTenant }),
      cancel({ guest: await world.guest() }),
    ])
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(5).fill('not_found'))
    expect((await open({ token: booked.appointment_token })).json().data.status).toBe('booked')
  })

  it('is refused once the visit has begun, and without the word the specification sends', async () => {
    expect((await cancel({ token: booked.appointment_token, body: {} })).json()).toMatchObject({
      code: 'validation_failed',
    })
    expect((await cancel({ token: booked.appointment_token, body: { forcebookable: false } })).statusCode).toBe(400)
    setClock(start)
    expect((await cancel()).json()).toMatchObject({ code: 'appointment_begun' })
    expect((await open({ token: booked.appointment_token })).json().data.status).toBe('booked')
  })
})
