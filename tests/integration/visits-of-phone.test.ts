import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import type { BookingRules } from '#contract/booking-rules'
import { bookingAt, e164, ids, monday, openWorld, type World } from './appointment-world.ts'
import { addTenant } from '../support/tenants.ts'

/** Tenants with rules of their own, beside the default one. */
const tenants = {
  'two-visits': { visits_per_phone: 2 },
  'one-a-doctor': { visits_per_phone_and_doctor: 1 },
  'one-at-the-clinic': { visits_per_phone: 7, facilities: [{ facility: 'test-clinic', visits_per_phone: 1 }] },
  'families-at-once': { overlapping_visits: 'allowed', visits_per_phone_and_doctor: 9 },
} satisfies Record<string, BookingRules>

let world: World
let guestToken: string
beforeAll(async () => {
  world = await openWorld()
  for (const [code, booking_rules] of Object.entries(tenants)) {
    await addTenant(world.database, { code, configuration: { booking_rules } })
  }
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  guestToken = await world.guest()
})

const day = '2026-11-24'
const at = (time: string) => `${day}T${time}:00.000Z`
const colleague = { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }
const ofColleague = { ...colleague, fee: { amount: 300, currency: 'AED' } }

/** What became of a booking: `200`, or the code it was refused with. */
async function outcome(body: ReturnType<typeof bookingAt>, tenant = 'patientweb', token = guestToken) {
  const answer = await world.book(body, { guestToken: token, tenant })
  return answer.statusCode === 200 ? 200 : `${answer.json().code} ${answer.statusCode}`
}

describe('one phone', () => {
  it('books visits beside each other, and none that overlap, with whomever', async () => {
    expect(await outcome(bookingAt(at('05:00')))).toBe(200)
    expect(await outcome(bookingAt(at('05:00'), ofColleague))).toBe('visit_overlaps 409')
    expect(await outcome(bookingAt(at('05:30'), ofColleague))).toBe(200)
  })

  it('is offered the nearest times that overlap none of its visits', async () => {
    await outcome(bookingAt(at('05:30')))
    const refused = await world.book(bookingAt(at('05:30'), ofColleague), { guestToken })
    expect(refused.json().details.alternatives.map(({ start }: { start: string }) => start)).toEqual(
      ['04:30', '05:00', '06:00', '06:30'].map(at),
    )
  })

  it('of two overlapping visits that are booked at once gets one', async () => {
    for (let round = 0; round < 5; round += 1) {
      await world.reset()
      const token = await world.guest()
      const outcomes = await Promise.all([
        outcome(bookingAt(at('05:00')), 'patientweb', token),
        outcome(bookingAt(at('05:00'), ofColleague), 'patientweb', token),
      ])
      expect(outcomes.map(String).sort()).toEqual(['200', 'visit_overlaps 409'])
      expect(await world.counts()).toMatchObject({ appointments: 1, reservations: 1, patients: 1 })
    }
  })

  it('has three visits ahead with one doctor, however many are asked for at once', async () => {
    const times = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30'].map(at)
    const outcomes = await Promise.all(times.map((start) => outcome(bookingAt(start))))
    expect(outcomes.map(String).sort()).toEqual([
      ...Array<string>(3).fill('200'),
      ...Array<string>(3).fill('visits_of_doctor_limit 409'),
    ])
    expect(await outcome(bookingAt(at('08:00'), ofColleague))).toBe(200)
  })

  it('has eight visits ahead in all, at most', async () => {
    const doctors = await world.database.query<{ id: number }>('select id from practitioners order by id limit 1')
    // Visits with others, as they stand in the database: the calendar of this world is too small for eight.
    await addVisits(6, doctors[0]!.id)
    expect(await outcome(bookingAt(at('05:00')))).toBe(200)
    expect(await outcome(bookingAt(at('05:30')))).toBe(200)
    expect(await outcome(bookingAt(at('06:00')))).toBe('visits_of_phone_limit 409')
    const other = await world.guest('patientweb', '+971501234568')
    const patient = { first_name: 'Omar', last_name: 'Haddad', phone: '501234568', country_code: '971' }
    expect(await outcome(bookingAt(at('06:00'), { patient }), 'patientweb', other)).toBe(200)
  })

  it('has room again once a visit is over or cancelled', async () => {
    for (const start of ['05:00', '05:30', '06:00'].map(at)) expect(await outcome(bookingAt(start))).toBe(200)
    const fourth = await world.book(bookingAt(at('06:30')), { guestToken })
    expect(fourth.json()).toMatchObject({ code: 'visits_of_doctor_limit', details: { limit: 3 } })
    await cancelAll(`lower(during) = '${at('05:30')}'`)
    expect(await outcome(bookingAt(at('06:30')))).toBe(200)
    world.setClock(at('05:31'))
    guestToken = await world.guest()
    expect(await outcome(bookingAt(at('07:00')))).toBe(200)
  })

  it('has another visit in the place of a cancelled one', async () => {
    expect(await outcome(bookingAt(at('05:00')))).toBe(200)
    await cancelAll('true')
    expect(await outcome(bookingAt(at('05:00'), ofColleague))).toBe(200)
  })

  it('leaves nothing behind where it is refused', async () => {
    await outcome(bookingAt(at('05:00')))
    // The text message follows the answer.
    await expect.poll(async () => (await world.counts())['sent_messages']).toBe(1)
    const before = await world.counts()
    await outcome(bookingAt(at('05:00'), ofColleague))
    expect(await world.counts()).toEqual(before)
  })
})

it('one phone that books and cancels over and over is refused once it cancelled two of two within a day', async () => {
  const token = await world.guest('two-visits')
  const bookAndCancel = async (start: string) => {
    const answer = await world.book(bookingAt(start), { guestToken: token, tenant: 'two-visits' })
    if (answer.statusCode !== 200) return answer.json()
    const { appointment, appointment_token } = answer.json().data
    const cancelled = await world.call('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/cancel`, {
      tenant: 'two-visits',
      headers: { [headers.appointmentToken]: appointment_token },
      body: { forcebookable: true },
    })
    return cancelled.json().data.status
  }
  expect(await bookAndCancel(at('05:00'))).toBe('cancelled')
  expect(await bookAndCancel(at('05:00'))).toBe('cancelled')
  expect(await bookAndCancel(at('05:30'))).toMatchObject({
    code: 'cancellations_of_phone_limit',
    details: { limit: 2 },
  })
  // With another tenant the phone has cancelled nothing.
  expect(await outcome(bookingAt(at('05:30')))).toBe(200)
})

describe('a tenant says', () => {
  const guestOf = (tenant: string) => world.guest(tenant)

  it('how many visits a phone may have ahead', async () => {
    const token = await guestOf('two-visits')
    const outcomes = []
    for (const start of ['05:00', '05:30', '06:00'].map(at)) {
      outcomes.push(await outcome(bookingAt(start), 'two-visits', token))
    }
    expect(outcomes).toEqual([200, 200, 'visits_of_phone_limit 409'])
    // What a phone has with one tenant is nothing to another.
    expect(await outcome(bookingAt(at('06:30')))).toBe(200)
  })

  it('how many of them with one doctor', async () => {
    const token = await guestOf('one-a-doctor')
    expect(await outcome(bookingAt(at('05:00')), 'one-a-doctor', token)).toBe(200)
    expect(await outcome(bookingAt(at('05:30')), 'one-a-doctor', token)).toBe('visits_of_doctor_limit 409')
    expect(await outcome(bookingAt(at('05:30'), ofColleague), 'one-a-doctor', token)).toBe(200)
  })

  it('how many of them at one of its clinics, and nothing of the others', async () => {
    const tenant = 'one-at-the-clinic'
    const token = await guestOf(tenant)
    const atHospital = {
      ...{ facility_id: String(ids.hospital), service_id: String(ids.hospitalVisit) },
      fee: { amount: 500, currency: 'AED' },
    }
    expect(await outcome(bookingAt('2026-11-28T15:00:00.000Z', atHospital), tenant, token)).toBe(200)
    expect(await outcome(bookingAt(at('05:00')), tenant, token)).toBe(200)
    const refused = await world.book(bookingAt(at('05:30'), ofColleague), { guestToken: token, tenant })
    expect(refused.json()).toMatchObject({ code: 'visits_of_facility_limit', details: { limit: 1 } })
    expect(await outcome(bookingAt('2026-11-28T15:30:00.000Z', atHospital), tenant, token)).toBe(200)
    await cancelAll(`lower(during) = '${at('05:00')}'`)
    expect(await outcome(bookingAt(at('05:30'), ofColleague), tenant, token)).toBe(200)
  })

  it('whether a family may be at two doctors at once', async () => {
    const token = await guestOf('families-at-once')
    expect(await outcome(bookingAt(at('05:00')), 'families-at-once', token)).toBe(200)
    expect(await outcome(bookingAt(at('05:00'), ofColleague), 'families-at-once', token)).toBe(200)
  })
})

/** Two rows that would slip past every handler: the database says no. */
it('the database itself refuses the second of two visits of one phone that overlap', async () => {
  await outcome(bookingAt(at('05:00')))
  const copy = world.database.execute(
    `insert into reservations (tenant_code, practitioner_id, facility_id, service_id, during, status, exclusive_to)
     select tenant_code, ${ids.colleague}, facility_id, service_id,
       tstzrange(lower(during) + interval '29 minutes', upper(during) + interval '29 minutes'), 'booked', exclusive_to
     from reservations`,
  )
  await expect(copy).rejects.toThrow(/one_visit_per_phone_and_time/)
})

/** Cancels visits as the domain does: the appointment and its claim. */
async function cancelAll(where: string): Promise<void> {
  await world.database.execute(
    `with freed as (update reservations set status = 'released' where ${where} returning id)
     update appointments set status = 'cancelled' from freed where reservation_id = freed.id`,
  )
}

async function addVisits(count: number, practitioner: number): Promise<void> {
  await outcome(bookingAt(at('08:30')))
  await world.database.execute(
    `with claims as (
       insert into reservations (tenant_code, practitioner_id, facility_id, service_id, exclusive_to, during, status)
       select tenant_code, ${practitioner}, facility_id, service_id, exclusive_to,
         tstzrange('${monday.toISOString()}'::timestamptz + n * interval '10 days',
                   '${monday.toISOString()}'::timestamptz + n * interval '10 days' + interval '30 minutes'), 'booked'
       from reservations, generate_series(1, ${count}) as n returning id
     )
     insert into appointments (tenant_code, appointment_number, reservation_id, patient_id, consultation_type, time_zone,
       status, fee_amount, fee_currency, fg_consent, language, token_hash)
     select tenant_code, 'added ' || claims.id, claims.id, patient_id, consultation_type, time_zone,
       status, fee_amount, fee_currency, fg_consent, language, token_hash from appointments, claims`,
  )
  await world.database.execute(
    `with first as (delete from appointments where appointment_number not like 'added%' returning reservation_id)
     update reservations set status = 'released' from first where id = reservation_id`,
  )
  expect(
    await world.database.query(`select 1 from reservations where status = 'booked' and exclusive_to = $1`, [e164]),
  ).toHaveLength(count)
}
