import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { defaultBookingRules } from '#contract/default-booking-rules'
import { addTenant } from '../support/tenants.ts'
import { startTestServer } from '../support/server.ts'
import { doctor, visit } from './appointment-times.ts'
import { bookingAt, fee, ids, monday, openWorld, otherTenant, type World } from './appointment-world.ts'
import { morning, outcome, peopleOf, phoneOf } from './earlier-world.ts'

const { earlier_offers_per_day: mostADay } = defaultBookingRules

let world: World
beforeAll(async () => {
  world = await openWorld()
  await addTenant(world.database, { code: 'no-offers', configuration: { booking_rules: { earlier_offers: 'none' } } })
  const [place] = await world.database.query<{ slug: string }>('select slug from facilities where id = $1', [
    ids.clinic,
  ])
  const none = { facility: place!.slug, earlier_offers: 'none' as const }
  await addTenant(world.database, { code: 'none-here', configuration: { booking_rules: { facilities: [none] } } })
  await addTenant(world.database, { code: 'far-ahead', configuration: { booking_rules: { earlier_offer_hours: 48 } } })
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const people = peopleOf(() => world)
const [nine, halfPastNine, ten, halfPastTen, eleven] = morning as [string, string, string, string, string, string]
const numberOf = ({ appointment }: BookedAppointment) => appointment.appointment_number
const later = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))
const freeTimes = async (): Promise<string[]> => {
  const query = { ...visit, date: '2026-11-24' }
  const answer = await world.call('appointment', 'GET', `${doctor}/availability/times`, { tenant: 'patientweb', query })
  return answer.json().data.times
}

describe('the wish for an earlier time', () => {
  it('is stored, shown again, and taken back, however often it is said [C58] [S10]', async () => {
    const booked = await people.book(1, ten)
    expect(booked.appointment.earlier).toEqual({ wanted: false, closes_hours_before: 4 })
    for (const wanted of [true, true, false, false]) {
      const answer = await people.toggle(booked, wanted)
      expect(answer.json().data).toEqual({ ...booked.appointment, earlier: { wanted, closes_hours_before: 4 } })
      expect((await people.open(booked)).earlier).toEqual({ wanted, closes_hours_before: 4 })
    }
  })

  it('turns into the opposite where it is not said, and is refused without forcebookable [S10]', async () => {
    const booked = await people.book(1, ten)
    for (const wanted of [true, false, true])
      expect((await people.toggle(booked)).json().data.earlier).toMatchObject({ wanted })
    for (const forcebookable of [false, undefined])
      expect((await people.toggle(booked, false, { body: { forcebookable } })).json().code).toBe('validation_failed')
    expect((await people.open(booked)).earlier).toMatchObject({ wanted: true })
  })

  it('is refused for a visit that is cancelled, begun, moved too often or too near, and where a tenant, or it at that place, offers none', async () => {
    const booked = await people.book(1, ten)
    await world.database.query('update appointments set moves = 5')
    expect(await outcome(people.toggle(booked, true))).toBe('moves_limit')
    expect(await people.open(booked)).not.toHaveProperty('earlier')
    await world.database.query('update appointments set moves = 0')
    world.setClock('2026-11-24T02:01:00.000Z')
    const tooNear = await people.toggle(booked, true)
    expect(tooNear.json()).toMatchObject({ code: 'earlier_offers_closed', details: { hours: 4 } })
    world.setClock(ten)
    expect(await outcome(people.toggle(booked, true))).toBe('appointment_begun')
    world.setClock(monday)
    await people.cancel(booked)
    expect(await outcome(people.toggle(booked, true))).toBe('appointment_cancelled')
    expect(await people.open(booked)).not.toHaveProperty('earlier')

    for (const [person, tenant] of ['no-offers', 'none-here'].entries()) {
      const elsewhere = await people.book(2 + person, person === 0 ? ten : eleven, { tenant })
      expect(elsewhere.appointment).not.toHaveProperty('earlier')
      expect(await outcome(people.toggle(elsewhere, true, { tenant }))).toBe('earlier_offers_closed')
    }
  })

  it('is neither offered nor taken while the consent is withdrawn, and is there again with it', async () => {
    const [waiting] = await people.wait([1, ten])
    expect((await people.consent(waiting!, false)).json().data).not.toHaveProperty('earlier')
    expect((await people.toggle(waiting!, false)).statusCode).toBe(200)
    expect(await outcome(people.toggle(waiting!, true))).toBe('consent_required')
    expect((await people.consent(waiting!, true)).json().data.earlier).toMatchObject({ wanted: false })
    expect((await people.toggle(waiting!, true)).json().data.earlier).toMatchObject({ wanted: true })
  })

  it('is noted once for each key, even where it was changed since', async () => {
    const booked = await people.book(1, ten)
    const key = 'wish.of-a-device-that-lost-its-answer'
    const wanted = async (answer: ReturnType<typeof people.toggle>) => (await answer).json().data.earlier.wanted
    expect(await wanted(people.toggle(booked, true, { key }))).toBe(true)
    expect(await wanted(people.toggle(booked, false))).toBe(false)
    expect(await wanted(people.toggle(booked, true, { key }))).toBe(false)
    expect(await outcome(people.toggle(booked, false, { key }))).toBe('idempotency_key_reused')
  })

  it('is nobody else’s to say', async () => {
    const [booked, strangers] = [await people.book(1, ten), await people.book(2, eleven)]
    expect(await outcome(people.toggle(booked, true, { token: strangers.appointment_token }))).toBe('not_found')
    expect(await outcome(people.toggle(booked, true, { tenant: otherTenant }))).toBe('not_found')
    expect((await people.open(booked)).earlier).toMatchObject({ wanted: false })
  })
})

describe('who may book nothing', () => {
  const suspend = (reason: string | null) =>
    world.database.query('update patients set suspended_to_book = $1, suspension_reason = $2', [
      reason !== null,
      reason,
    ])

  it('is told so by the visit, cannot ask for an earlier time, and keeps their turn [P04]', async () => {
    const [waiting] = await people.wait([1, ten])
    const other = await people.book(2, eleven)
    await suspend('missed_visits')
    const refused = { code: 'suspended_to_book', details: { suspension_reason: 'missed_visits' } }
    expect((await people.toggle(other, true)).json()).toMatchObject(refused)
    const shown = await people.open(waiting!)
    expect(shown).toMatchObject({ suspended_to_book: true, suspension_reason: 'missed_visits' })
    expect(shown).not.toHaveProperty('earlier')
    await suspend(null)
    expect(await people.open(waiting!)).toEqual({
      ...waiting!.appointment,
      earlier: { wanted: true, closes_hours_before: 4 },
    })
    expect((await people.toggle(other, true)).statusCode).toBe(200)
    const freed = await people.book(3, nine)
    await people.cancel(freed)
    expect(await people.asked()).toEqual([numberOf(waiting!)])
  })

  it('waits no more where they say so, leaves what is offered, takes the consent back and gives it, and cancels [P04]', async () => {
    const freed = await people.book(0, nine)
    const [offered, waiting] = await people.wait([1, ten], [2, eleven])
    await people.cancel(freed)
    const offer = (await people.offerOf(offered!))!
    await suspend('fees_due')
    const done = [
      await people.toggle(waiting!, false),
      await people.answer(offered!, offer, 'decline'),
      await people.consent(offered!, false),
      await people.consent(offered!, true),
      await people.cancel(offered!),
      await people.cancel(waiting!),
    ]
    expect(done.map(({ statusCode }) => statusCode)).toEqual(done.map(() => 200))
    for (const visit of [offered, waiting]) {
      const shown = await people.open(visit!)
      expect(shown).toMatchObject({ status: 'cancelled' })
      // What is over could not be moved by anybody.
      expect(shown).not.toHaveProperty('suspended_to_book')
    }
  })
})

describe('a time that a visit gives back', () => {
  it('is kept for who asked first, who is told both times and not the reason [C58]', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, eleven], [2, ten])
    await people.toggle(first!, true)
    await people.cancel(freed)

    expect(await people.asked()).toEqual([numberOf(first!)])
    expect(await people.offerOf(first!)).toEqual({
      id: expect.any(String),
      status: 'open',
      ...{ start: nine, end: halfPastNine, fee },
      expires_at: new Date(world.clock().getTime() + 30 * 60_000).toISOString(),
    })
    expect(await people.offerOf(second!)).toBeUndefined()
    expect(await freeTimes()).not.toContain(nine)
    const rival = bookingAt(nine)
    expect((await world.book(rival, { guestToken: await world.guest() })).json().code).toBe('slot_taken')

    const told = (await people.texts()).filter(({ body }) => body.includes('earlier time'))
    expect(told.map(({ phone }) => phone)).toEqual([phoneOf(1)])
    expect(told[0]!.body).toMatch(
      /^Liqa: an earlier time with Dr amira-test is free: Tuesday 24 November 2026, 09:00 \(local time\), The test-clinic\. You have Tuesday 24 November 2026, 11:00\. We keep it for you until Monday 23 November 2026, 10:32; nothing changes unless you say yes\. Booking [\w-]{9}\. Take it or keep yours: http:\/\/localhost\/en-ae\/appointment-detail\/[\w-]{9}#[\w-]{16}$/,
    )
    const link = /#([\w-]{16})$/.exec(told[0]!.body)![1]!
    const opened = await world.call('appointment', 'POST', '/patientapp/appointments/open', {
      tenant: 'patientweb',
      body: { link_token: link },
    })
    expect(opened.json().data.appointment.id).toBe(first!.appointment.id)
  })

  it('moves who says yes, gives their later time to the next, and ends their wish', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, ten], [2, eleven])
    await people.cancel(freed)
    const offer = (await people.offerOf(first!))!
    for (let time = 0; time < 2; time += 1) expect(await outcome(people.answer(first!, offer, 'accept'))).toBe(nine)

    expect(await people.open(first!)).toMatchObject({
      start: nine,
      earlier: { wanted: false, offer: { status: 'accepted' } },
    })
    expect(await people.offerOf(second!)).toMatchObject({ status: 'open', start: ten })
    expect(await people.claims()).toEqual(['05:00 booked', '06:00 offered', '07:00 booked'])
    const moved = (await people.texts()).filter(({ body }) => body.includes('has a new time'))
    expect(moved.map(({ phone }) => phone)).toEqual([phoneOf(1)])
  })

  it('goes to the next one at once after a no, and to everybody after the last', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, ten], [2, eleven])
    await people.cancel(freed)
    const offer = (await people.offerOf(first!))!
    // It is nobody else's to answer.
    for (const answer of ['accept', 'decline'] as const)
      expect(await outcome(people.answer(second!, offer, answer))).toBe('not_found')
    for (let time = 0; time < 2; time += 1) expect(await outcome(people.answer(first!, offer, 'decline'))).toBe(ten)
    expect(await people.asked()).toEqual([numberOf(second!)])
    expect(await outcome(people.answer(first!, offer, 'accept'))).toBe('offer_answered')

    await people.answer(second!, (await people.offerOf(second!))!, 'decline')
    expect(await people.asked()).toEqual([])
    expect(await people.claims()).toEqual(['06:00 booked', '07:00 booked'])
    expect(await freeTimes()).toContain(nine)
    expect((await people.open(first!)).earlier).toMatchObject({ wanted: true, offer: { status: 'declined' } })
  })

  it('goes to the next one when its time is over, which is too late for a yes', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, ten], [2, eleven])
    await people.cancel(freed)
    const offer = (await people.offerOf(first!))!
    later(29)
    await people.passOn()
    expect(await people.asked()).toEqual([numberOf(first!)])
    later(1)
    // Nobody has looked yet: it is over all the same, and nobody else's.
    expect(await outcome(people.answer(first!, offer, 'accept'))).toBe('offer_expired')
    expect(await outcome(people.move(first!, nine))).toBe('slot_taken')
    expect(await people.claims()).toContain('05:00 offered')
    await people.passOn()
    expect(await people.asked()).toEqual([numberOf(second!)])
    expect(await people.offerOf(first!)).toMatchObject({ status: 'expired' })
    expect(await outcome(people.answer(first!, offer, 'accept'))).toBe('offer_expired')
    expect(await outcome(people.answer(first!, offer, 'decline'))).toBe(ten)
  })

  it('is taken by a move to it as well, and by nobody else’s', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, ten], [2, eleven])
    await people.move(freed, '2026-11-25T06:00:00.000Z')
    expect(await outcome(people.move(second!, nine))).toBe('slot_taken')
    expect(await outcome(people.move(first!, nine))).toBe(nine)
    expect(await people.offerOf(first!)).toMatchObject({ status: 'accepted' })
  })

  it('is not offered back to the visit that was moved away from it, but to the next one, and again when somebody else frees it', async () => {
    const [first, second] = await people.wait([1, nine], [2, eleven])
    await people.move(first!, ten)
    expect(await people.asked()).toEqual([numberOf(second!)])
    await people.answer(second!, (await people.offerOf(second!))!, 'decline')
    expect(await people.asked()).toEqual([])
    expect(await freeTimes()).toContain(nine)

    const other = await people.book(3, nine)
    await people.cancel(other)
    expect(await people.asked()).toEqual([numberOf(first!)])
    expect(await people.offerOf(first!)).toMatchObject({ start: nine })
  })

  it('is nobody’s where only the visit that was moved away from it waits', async () => {
    const [alone] = await people.wait([1, nine])
    await people.move(alone!, ten)
    await people.passOn()
    expect(await people.asked()).toEqual([])
    expect(await world.database.query('select id from freed_slots')).toEqual([])
  })

  it('goes on to the next one when the visit that it was offered to is cancelled, moved, loses its consent or does not want it any more', async () => {
    const leave = {
      cancelled: (of: BookedAppointment) => people.cancel(of),
      moved: (of: BookedAppointment) => people.move(of, halfPastTen),
      unwilling: (of: BookedAppointment) => people.toggle(of, false),
      withdrawn: (of: BookedAppointment) => people.consent(of, false),
    }
    for (const go of Object.values(leave)) {
      await world.reset()
      const freed = await people.book(0, nine)
      const [first, second] = await people.wait([1, ten], [2, eleven])
      await people.cancel(freed)
      const offer = (await people.offerOf(first!))!
      await go(first!)
      const [{ status } = { status: '' }] = await world.database.query<{ status: string }>(
        'select status from earlier_offers where id = $1',
        [offer.id],
      )
      expect(status).toBe('withdrawn')
      expect(await people.asked()).toContain(numberOf(second!))
      expect(await people.offerOf(second!)).toMatchObject({ start: nine })
    }
  })

  it('says what it costs, and a fee that has changed since is agreed to anew', async () => {
    const price = (amount: number) =>
      world.database.query('update services set fee = $1 where id = $2', [amount, ids.visit])
    const freed = await people.book(0, nine)
    const [first] = await people.wait([1, ten])
    try {
      await price(300)
      await people.cancel(freed)
      const offer = (await people.offerOf(first!))!
      expect(offer.fee).toEqual({ amount: 300, currency: 'AED' })
      await price(420)
      const answer = await people.answer(first!, offer, 'accept', { body: { fee: offer.fee } })
      expect(answer.json()).toMatchObject({ code: 'price_changed', details: { fee: { amount: 420, currency: 'AED' } } })
      const agreed = { amount: 420, currency: 'AED' }
      const accepted = await people.answer(first!, offer, 'accept', { body: { fee: agreed } })
      expect(accepted.json().data).toMatchObject({ start: nine, fee: agreed })
    } finally {
      await price(fee.amount)
    }
  })

  it('is taken at its own fee by an app that names none', async () => {
    const price = (amount: number) =>
      world.database.query('update services set fee = $1 where id = $2', [amount, ids.visit])
    const freed = await people.book(0, nine)
    const [first] = await people.wait([1, ten])
    await price(300)
    try {
      await people.cancel(freed)
      const accepted = await people.answer(first!, (await people.offerOf(first!))!, 'accept')
      expect(accepted.json().data).toMatchObject({ start: nine, fee: { amount: 300, currency: 'AED' } })
    } finally {
      await price(fee.amount)
    }
  })
})

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
    expect(await freeTimes()).toContain(ten)
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
    later(1)
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
      later(1)
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

describe('whoever is there goes on', () => {
  it('where a server ended before it could offer a time that it had freed', async () => {
    const freed = await people.book(0, nine)
    const [first] = await people.wait([1, ten])
    const { passOnBehind } = world.app.earlierOffers
    world.app.earlierOffers.passOnBehind = () => {}
    try {
      await people.cancel(freed)
    } finally {
      world.app.earlierOffers.passOnBehind = passOnBehind
    }
    expect(await people.asked()).toEqual([])
    expect(await people.passOn()).toBe(1)
    expect(await people.passOn()).toBe(0)
    expect(await people.asked()).toEqual([numberOf(first!)])
  })

  it('and two servers offer each time once', async () => {
    const other = await startTestServer({
      ...{ database: world.database, clock: world.clock },
      secret: world.app.secret,
    })
    try {
      const freed = [await people.book(0, nine), await people.book(1, halfPastNine)]
      const waiting = await people.wait([2, ten], [3, halfPastTen], [4, eleven])
      await Promise.all([
        ...freed.map((of, index) => people.cancel(of, { server: index === 0 ? world : other })),
        ...[world, other, world, other].map(({ app }) => app.earlierOffers.passOn()),
      ])
      expect((await people.asked()).toSorted()).toEqual(waiting.slice(0, 2).map(numberOf).toSorted())
      expect(await people.claims()).toEqual([
        ...['05:00 offered', '05:30 offered'],
        ...['06:00 booked', '06:30 booked', '07:00 booked'],
      ])
      expect((await people.texts()).filter(({ body }) => body.includes('earlier time'))).toHaveLength(2)
    } finally {
      await other.close()
    }
  })

  it('to a patient of another tenant, who is written to in its name', async () => {
    const freed = await people.book(0, nine)
    const theirs = await people.book(1, ten, { tenant: otherTenant })
    await people.toggle(theirs, true, { tenant: otherTenant })
    await people.cancel(freed)
    expect(await people.asked()).toEqual([numberOf(theirs)])
    const told = (await people.texts()).find(({ body }) => body.includes('earlier time'))
    expect(told?.body).toContain(`?key=${otherTenant}#`)
    const [offer] = await world.database.query<{ id: string }>('select id from earlier_offers')
    const answer = await people.answer(theirs, { id: offer!.id } as never, 'accept', { tenant: otherTenant })
    expect(answer.json().data.start).toBe(nine)
    const [claim] = await world.database.query<{ tenant: string }>(
      `select tenant_code as tenant from reservations where status = 'booked'`,
    )
    expect(claim!.tenant).toBe(otherTenant)
  })
})
