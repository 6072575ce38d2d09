import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { startTestServer } from '../support/server.ts'
import { bookingAt, fee, ids, openWorld, otherTenant, type World } from './appointment-world.ts'
import { morning, numberOf, outcome, peopleOf, phoneOf } from './earlier-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const people = peopleOf(() => world)
const [nine, halfPastNine, ten, halfPastTen, eleven] = morning as [string, string, string, string, string]

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
    expect(await people.freeTimes()).not.toContain(nine)
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
    expect(await people.freeTimes()).toContain(nine)
    expect((await people.open(first!)).earlier).toMatchObject({ wanted: true, offer: { status: 'declined' } })
  })

  it('goes to the next one when its time is over, which is too late for a yes', async () => {
    const freed = await people.book(0, nine)
    const [first, second] = await people.wait([1, ten], [2, eleven])
    await people.cancel(freed)
    const offer = (await people.offerOf(first!))!
    people.later(29)
    await people.passOn()
    expect(await people.asked()).toEqual([numberOf(first!)])
    people.later(1)
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
    expect(await people.freeTimes()).toContain(nine)

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
      // What it has taken to send is with nobody else.
      await other.app.announcer.deliver()
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
