import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import type { BookingRules } from '#contract/booking-rules'
import { headers } from '#contract/headers'
import { addTenant } from '../support/tenants.ts'
import { visit } from './appointment-times.ts'
import { bookingAt, fee, ids, monday, openWorld, type World } from './appointment-world.ts'

/** Tenants with rules of their own, beside the default one. */
const tenants = {
  'two-hours': { cancel_hours: 2, move_hours: 4 },
  'half-kept': { free_cancel_hours: 24, late_cancellation_fee: { percent: 50 } },
  'changed-since': { free_cancel_hours: 24, late_cancellation_fee: { percent: 50 } },
  'of-a-clinic': { cancel_hours: 2, facilities: [{ facility: 'test-clinic', cancel_hours: 12 }] },
  'two-days': { window_days: 2 },
  'two-days-there': { window_days: 30, facilities: [{ facility: 'test-clinic', window_days: 2 }] },
  'hours-ahead': { lead_minutes: 120 },
  'hours-ahead-there': { lead_minutes: 0, facilities: [{ facility: 'test-clinic', lead_minutes: 120 }] },
} satisfies Record<string, BookingRules>

let world: World
beforeAll(async () => {
  world = await openWorld()
  for (const [code, booking_rules] of Object.entries(tenants))
    await addTenant(world.database, { code, configuration: { booking_rules } })
})
afterAll(() => world.close())
let calls = 0
let now = monday
beforeEach(async () => {
  await world.reset()
  now = monday
})
function setClock(instant: string) {
  now = new Date(instant)
  world.setClock(now)
}

const start = '2026-11-24T05:00:00.000Z'
const half = { amount: 175, currency: 'AED' }

async function book(tenant: keyof typeof tenants | 'patientweb', at = start): Promise<BookedAppointment> {
  const answer = await world.book(bookingAt(at), { guestToken: await world.guest(tenant), tenant })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
async function change(tenant: string, of: BookedAppointment, what: 'cancel' | 'reschedule', body: object) {
  const answer = await world.call('appointment', 'PUT', `/patientapp/appointments/${of.appointment.id}/${what}`, {
    tenant,
    // No two calls are signed alike: the second would be refused as a repetition of the first.
    sign: new Date(now.getTime() - ((calls += 1) % 200) * 1000),
    headers: { [headers.appointmentToken]: of.appointment_token },
    body: { forcebookable: true, ...body },
  })
  return answer.json()
}

describe('the terms of a visit', () => {
  it('are free and until it begins, where its tenant has no rules', async () => {
    expect((await book('patientweb')).appointment).toMatchObject({
      cancel_until: start,
      move_until: start,
      free_cancel_until: start,
      moves_left: 5,
      late_cancellation_fee: { amount: 0, currency: 'AED' },
    })
  })

  it('are those with which it was booked, whatever the rules are since', async () => {
    const booked = await book('changed-since')
    await world.database.query(
      `update tenants set updated_at = updated_at + interval '1 hour', configuration = jsonb_set(configuration, '{booking_rules,late_cancellation_fee}', '{"percent": 100}') where code = 'changed-since'`,
    )
    setClock('2026-11-23T07:00:00.000Z')
    expect((await book('changed-since', '2026-11-24T06:00:00.000Z')).appointment.late_cancellation_fee).toEqual(fee)
    const { data } = await change('changed-since', booked, 'cancel', { fee: half })
    expect(data.cancellation.fee).toEqual(half)
  })

  it('are those of its clinic before those of the tenant', async () => {
    expect((await book('of-a-clinic')).appointment.cancel_until).toBe('2026-11-23T17:00:00.000Z')
  })
})

describe('cancelling [C56] [S08]', () => {
  it('is refused from the moment on that the terms say, by the clock of the server', async () => {
    const booked = await book('two-hours')
    setClock('2026-11-24T03:00:00.001Z')
    expect(await change('two-hours', booked, 'cancel', {})).toMatchObject({
      code: 'cancel_too_late',
      details: { cancel_until: '2026-11-24T03:00:00.000Z' },
    })
    setClock('2026-11-24T03:00:00.000Z')
    expect((await change('two-hours', booked, 'cancel', {})).data.status).toBe('cancelled')
  })

  it('keeps nothing in the free time, and names what it keeps later before it does', async () => {
    const free = await book('half-kept')
    setClock('2026-11-23T05:00:00.000Z')
    expect((await change('half-kept', free, 'cancel', {})).data.cancellation.fee.amount).toBe(0)
    setClock(monday.toISOString())
    const late = await book('half-kept')
    expect(late.appointment.late_cancellation_fee).toEqual(half)
    for (const body of [{}, { fee: { amount: 174, currency: 'AED' } }, { fee: { amount: 999, currency: 'SAR' } }])
      expect(await change('half-kept', late, 'cancel', body)).toMatchObject({
        code: 'cancellation_fee_changed',
        details: { fee: half },
      })
    const cancelled = await change('half-kept', late, 'cancel', { fee: half })
    expect(cancelled.data).toMatchObject({ status: 'cancelled', cancellation: { fee: half } })
    expect(await change('half-kept', late, 'cancel', {})).toEqual(cancelled)
    const texts = await vi.waitFor(async () => {
      const told = await world.database.query<{ body: string }>(
        `select body from sent_messages where body like '%is cancelled%' order by created_at`,
      )
      expect(told).toHaveLength(2)
      return told.map(({ body }) => body)
    })
    expect(texts.filter((body) => /cost/.test(body))).toEqual([
      expect.stringMatching(/It was cancelled late, which costs AED.175\.$/),
    ])
  })

  it('keeps why, shows it to who opens the visit, and texts it to nobody', async () => {
    const booked = await book('patientweb')
    const why = { reason: 'better', note: '  My rash\nis gone ' }
    const { data } = await change('patientweb', booked, 'cancel', why)
    expect(data.cancellation).toEqual({
      cancelled_at: monday.toISOString(),
      reason: 'better',
      note: 'My rash\nis gone',
      fee: { amount: 0, currency: 'AED' },
    })
    const texts = await vi.waitFor(async () => {
      const all = await world.database.query<{ body: string }>('select body from sent_messages')
      expect(all).toHaveLength(2)
      return all
    })
    expect(JSON.stringify(texts)).not.toMatch(/rash|better/)
  })

  it.each([
    { reason: 'because' },
    { note: 'x'.repeat(301) },
    { note: 'a <b>' },
    { fee: { amount: -1, currency: 'AED' } },
  ])('takes no %j', async (body) => {
    const booked = await book('patientweb')
    expect(await change('patientweb', booked, 'cancel', body)).toMatchObject({ code: 'validation_failed' })
  })
})

describe('moving', () => {
  const later = '2026-11-25T06:00:00.000Z'

  it('is refused from the moment on that the terms say, and counts how often it can be', async () => {
    const booked = await book('two-hours')
    setClock('2026-11-24T01:00:00.001Z')
    expect(await change('two-hours', booked, 'reschedule', { start: later })).toMatchObject({ code: 'move_too_late' })
    setClock('2026-11-24T01:00:00.000Z')
    const moved = await change('two-hours', booked, 'reschedule', { start: later })
    expect(moved.data).toMatchObject({
      start: later,
      cancel_until: '2026-11-25T04:00:00.000Z',
      move_until: '2026-11-25T02:00:00.000Z',
      moves_left: 4,
      fee,
    })
  })
})

describe('the booking window of a tenant', () => {
  it.each(['two-days', 'two-days-there'] as const)(
    'ends with its last day, in what is offered and in what can be booked (%s)',
    async (code) => {
      const days = async (tenant: string) => {
        const answer = await world.call(
          'appointment',
          'GET',
          `/patientapp/doctors/${ids.amira}/availability/dates-times`,
          {
            tenant,
            query: { ...visit, days: 60 },
          },
        )
        return answer.json().data.dates.map(({ date }: { date: string }) => date)
      }
      const all = await days('patientweb')
      expect(all).toContain('2026-11-27')
      expect(await days(code)).toEqual(all.filter((day: string) => day <= '2026-11-25'))
      const tooFar = await world.book(bookingAt('2026-11-27T05:00:00.000Z'), {
        guestToken: await world.guest(code),
        tenant: code,
      })
      expect(tooFar.json().code).toBe('slot_unavailable')
    },
  )
})

describe('the soonest time that can be booked', () => {
  const tooSoon = '2026-11-23T07:30:00.000Z'
  const soonest = '2026-11-23T08:00:00.000Z'

  it.each(['hours-ahead', 'hours-ahead-there'] as const)(
    'is the rule of the tenant or the clinic, in what is offered, held, booked and moved to (%s)',
    async (tenant) => {
      const path = `/patientapp/doctors/${ids.amira}/availability/dates-times`
      const offered = await world.call('appointment', 'GET', path, { tenant, query: { ...visit, days: 1 } })
      const [today] = offered.json().data.dates
      expect([today.date, today.times[0]]).toEqual(['2026-11-23', soonest])

      const guestToken = await world.guest(tenant)
      const refused = {
        code: 'slot_too_soon',
        details: { alternatives: expect.arrayContaining([expect.objectContaining({ start: soonest })]) },
      }
      expect((await world.hold(bookingAt(tooSoon), { tenant })).json()).toMatchObject(refused)
      expect((await world.book(bookingAt(tooSoon), { guestToken, tenant })).json()).toMatchObject(refused)
      const booked = await book(tenant, soonest)
      expect(await change(tenant, booked, 'reschedule', { start: tooSoon })).toMatchObject({ code: 'slot_too_soon' })
    },
  )

  it('is half an hour ahead where nothing is said', async () => {
    expect((await book('patientweb', tooSoon)).appointment.start).toBe(tooSoon)
  })
})
