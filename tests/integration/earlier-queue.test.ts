import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { defaultBookingRules } from '#contract/default-booking-rules'
import { addTenant } from '../support/tenants.ts'
import { bookingAt, ids, openWorld, type World } from './appointment-world.ts'
import { morning, numberOf, outcome, peopleOf, phoneOf } from './earlier-world.ts'

const { earlier_offers_per_day: mostADay } = defaultBookingRules

let world: World
beforeAll(async () => {
  world = await openWorld()
  await addTenant(world.database, { code: 'far-ahead', configuration: { booking_rules: { earlier_offer_hours: 48 } } })
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const people = peopleOf(() => world)
const [nine, halfPastNine, ten, halfPastTen, eleven] = morning as [string, string, string, string, string]

describe('nobody is offered', () => {
  /** Gives nine o'clock back; who is asked then. */
  async function askedAfterFreeing(freed: BookedAppointment): Promise<string[]> {
    await people.cancel(freed)
    return people.asked()
  }

  it('another service, practitioner or place, nor a later time', async () => {
    const freed = await people.book(0, ten)
    const video = { service_id: String(ids.video), consultation_type: 'telemedicine' as const }
    const other = { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }
    const visits = [
      await people.book(1, nine),
      await people.book(2, '2026-11-24T07:20:00.000Z', { ...video, fee: { amount: 250, currency: 'AED' } }),
      await people.book(3, eleven, { ...other, fee: { amount: 300, currency: 'AED' } }),
    ]
    for (const of of visits) expect((await people.toggle(of, true)).statusCode).toBe(200)
    expect(await askedAfterFreeing(freed)).toEqual([])
    expect(await people.freeTimes()).toContain(ten)
  })

  it('a time that is shorter than their visit is since', async () => {
    const [freed] = [await people.book(0, nine), ...(await people.wait([1, ten]))]
    const lasts = (minutes: number) =>
      world.database.query('update services set duration_minutes = $1 where id = $2', [minutes, ids.visit])
    await lasts(60)
    try {
      expect(await askedAfterFreeing(freed)).toEqual([])
    } finally {
      await lasts(30)
    }
  })

  it('a time within the last hours before it, by the rule of their tenant', async () => {
    const [freed, near] = [await people.book(0, nine), await people.book(1, ten)]
    const far = await people.book(2, '2026-11-27T05:00:00.000Z', { tenant: 'far-ahead' })
    expect((await people.toggle(far, true, { tenant: 'far-ahead' })).statusCode).toBe(200)
    people.later(1)
    await people.toggle(near, true)
    // Thirteen hours before.
    world.setClock('2026-11-23T16:00:00.000Z')
    expect(await askedAfterFreeing(freed)).toEqual([numberOf(near)])
    await world.reset()
    const [lateFreed, lateNear] = [await people.book(0, eleven), await people.book(1, '2026-11-24T08:00:00.000Z')]
    await people.toggle(lateNear, true)
    world.setClock('2026-11-24T04:30:00.000Z')
    expect(await askedAfterFreeing(lateFreed)).toEqual([])
  })

  it('more times than so many in a day, nor the same time twice', async () => {
    const [waiting] = await people.wait([1, '2026-11-25T06:00:00.000Z'])
    const times = [nine, halfPastNine, ten]
    expect(times).toHaveLength(mostADay)
    for (const [index, start] of times.entries()) {
      await people.cancel(await people.book(index + 2, start))
      const offer = (await people.offerOf(waiting!))!
      expect(offer).toMatchObject({ start, status: 'open' })
      await people.answer(waiting!, offer, 'decline')
      people.later(1)
    }
    expect(await askedAfterFreeing(await people.book(5, halfPastTen))).toEqual([])
    await world.database.query(`update earlier_offers set created_at = created_at - interval '1 day'`)
    expect(await askedAfterFreeing(await people.book(6, nine))).toEqual([])
    expect(await askedAfterFreeing(await people.book(7, eleven))).toEqual([numberOf(waiting!)])
  })

  it('a time at which they have another visit', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, ten], [2, eleven])
    const other = { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }
    await people.book(1, nine, { ...other, fee: { amount: 300, currency: 'AED' } })
    expect(await askedAfterFreeing(freed)).toEqual([numberOf(second!)])
    expect(await people.offerOf(first!)).toBeUndefined()
  })

  it('a time while they may not book', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, ten], [2, eleven])
    const suspend = (is: boolean) =>
      world.database.query('update patients set suspended_to_book = $1 where phone = $2', [is, phoneOf(1)])
    await suspend(true)
    expect(await askedAfterFreeing(freed)).toEqual([numberOf(second!)])
    await people.answer(second!, (await people.offerOf(second!))!, 'decline')
    await suspend(false)
    await people.cancel(await people.book(3, nine))
    const offer = (await people.offerOf(first!))!
    await suspend(true)
    expect(await outcome(people.answer(first!, offer, 'accept'))).toBe('suspended_to_book')
    expect(await people.open(first!)).toMatchObject({ start: ten })
  })

  it('a time that they could not be moved to: without consent, theirs or their adult relative’s, or at another price than they paid', async () => {
    const [first, second] = await people.wait([1, ten], [2, eleven])
    const { id } = first!.appointment
    const [account] = await world.database.query<{ id: string }>(
      `insert into patients (tenant_code, phone, first_name, last_name, is_guest) values ('patientweb', '+971501234500', 'Amal', '', false) returning id`,
    )
    const [relative] = await world.database.query<{ id: string }>(
      `insert into relatives (tenant_code, account_id, relationship_id, first_name, last_name) values ('patientweb', $1, 'parent', 'Salma', '')
       returning id`,
      [account!.id],
    )
    const hindrances: [what: string, undo: string][] = [
      [`fg_consent = false`, 'fg_consent = true'],
      [`relative_id = '${relative!.id}'`, 'relative_id = null'],
      [`payment_method = 'card', fee_amount = 300`, 'payment_method = null, fee_amount = 350'],
    ]
    for (const [index, [hindrance, undo]] of hindrances.entries()) {
      await world.database.query(`update appointments set ${hindrance} where id = $1`, [id])
      expect(await askedAfterFreeing(await people.book(index + 3, nine))).toEqual([numberOf(second!)])
      await people.answer(second!, (await people.offerOf(second!))!, 'decline')
      await world.database.query('delete from earlier_offers')
      await world.database.query(`update appointments set ${undo} where id = $1`, [id])
    }
    expect(await askedAfterFreeing(await people.book(6, nine))).toEqual([numberOf(first!)])
  })

  it('anything at night: the time is everybody’s until the morning, and offered then if it is still there', async () => {
    const friday = '2026-11-27T05:00:00.000Z'
    for (const isStillFree of [true, false]) {
      await world.reset()
      const freed = await people.book(0, friday)
      const [first] = await people.wait([1, '2026-11-27T06:00:00.000Z'])
      // Half an hour from a quarter to nine would end in the night of Dubai.
      world.setClock('2026-11-24T16:45:00.000Z')
      expect(await askedAfterFreeing(freed)).toEqual([])
      expect(await people.claims()).toEqual(['06:00 booked'])
      if (!isStillFree) await people.book(2, friday)
      for (const [clock, asked] of [
        ['2026-11-25T03:59:00.000Z', []],
        ['2026-11-25T04:00:00.000Z', isStillFree ? [numberOf(first!)] : []],
      ] as const) {
        world.setClock(clock)
        await people.passOn()
        expect(await people.asked()).toEqual(asked)
      }
    }
  })

  it('a time that is kept when the night comes: it is everybody’s, and goes on in the morning', async () => {
    const friday = '2026-11-27T05:00:00.000Z'
    const freed = await people.book(0, friday)
    const [first, second] = await people.wait([1, '2026-11-27T06:00:00.000Z'], [2, '2026-11-27T07:00:00.000Z'])
    world.setClock('2026-11-24T16:20:00.000Z')
    expect(await askedAfterFreeing(freed)).toEqual([numberOf(first!)])
    world.setClock('2026-11-24T16:50:00.000Z')
    await people.passOn()
    expect([await people.asked(), await people.claims()]).toEqual([[], ['06:00 booked', '07:00 booked']])
    world.setClock('2026-11-25T04:00:00.000Z')
    await people.passOn()
    expect(await people.asked()).toEqual([numberOf(second!)])
  })
})

describe('a queue that is longer than is read at a time', () => {
  /** So many visits like this one, each so many minutes after the one before; all of its patient, whose wishes are a microsecond apart. */
  const multiply = async (of: BookedAppointment, count: number) => {
    const { id } = of.appointment
    const copies = `select gen_random_uuid() as reservation, nth from generate_series(1, ${count}) nth`
    await world.database.execute(`
      create temporary table copies as ${copies};
      insert into reservations (id, tenant_code, practitioner_id, facility_id, service_id, during, status)
        select c.reservation, r.tenant_code, r.practitioner_id, r.facility_id, r.service_id,
          tstzrange(lower(r.during) + c.nth * interval '1 day', upper(r.during) + c.nth * interval '1 day'), 'booked'
        from copies c, reservations r join appointments a on a.reservation_id = r.id where a.id = '${id}';
      insert into appointments select (jsonb_populate_record(a, jsonb_build_object(
          'id', gen_random_uuid(), 'reservation_id', c.reservation, 'appointment_number', 'COPY-' || c.nth,
          'token_hash', 'copy ' || c.nth, 'earlier_since', a.earlier_since + c.nth * interval '1 microsecond'))).*
        from copies c, appointments a where a.id = '${id}';
      drop table copies`)
  }

  it('is asked one after the other to its end: the first of the last page has the time, and nobody twice', async () => {
    const freed = await people.book(0, nine)
    const [first, last, behind] = await people.wait([1, ten], [2, halfPastTen], [3, eleven])
    await multiply(first!, 60)
    await world.database.query('update patients set suspended_to_book = true where phone = $1', [phoneOf(1)])
    await people.cancel(freed)
    expect(await people.asked()).toEqual([numberOf(last!)])
    await people.answer(last!, (await people.offerOf(last!))!, 'decline')
    expect(await people.asked()).toEqual([numberOf(behind!)])
  })

  it('of freed times is worked off to its end in one go', async () => {
    const [waiting] = await people.wait([1, eleven])
    const { practitioner_id, facility_id, service_id } = bookingAt(nine)
    // Nobody waits for a time of another service.
    await world.database.query(
      `insert into freed_slots (practitioner_id, facility_id, service_id, during, created_at)
       select $1::int, $2::int, case when nth > 120 then $3::int else $4::int end,
         tstzrange($5::timestamptz, $5::timestamptz + interval '30 minutes'), now() + nth * interval '1 microsecond'
       from generate_series(1, 121) nth`,
      [Number(practitioner_id), Number(facility_id), Number(service_id), ids.colleagueVisit, nine],
    )
    expect(await people.passOn()).toBe(1)
    expect(await people.asked()).toEqual([numberOf(waiting!)])
    expect(await world.database.query('select id from freed_slots')).toHaveLength(1)
  })
})
