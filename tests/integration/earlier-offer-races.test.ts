import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSecondServer } from '../support/second-server.ts'
import type { TestServer } from '../support/server.ts'
import { bookingAt, openWorld, type World } from './appointment-world.ts'
import { morning, outcome, peopleOf } from './earlier-world.ts'

let world: World
let other: TestServer
beforeAll(async () => {
  world = await openWorld()
  other = await startSecondServer(world)
})
afterAll(async () => {
  await other.close()
  await world.close()
})
beforeEach(() => world.reset())

const people = peopleOf(() => world)
const [nine, , ten, , eleven] = morning as [string, string, string, string, string]
const rounds = 6

/** Nine o'clock is offered to the first of two who wait. */
async function offerNine() {
  const freed = await people.book(0, nine)
  const [first, second] = await people.wait([1, ten], [2, eleven])
  await people.cancel(freed)
  return { first: first!, second: second!, offer: (await people.offerOf(first!))! }
}

/** Every booked visit has its own claim, and no claim is left to nobody. */
async function expectBooksAgree() {
  const [books] = await world.database.query<Record<string, number>>(
    `select (select count(*)::int from appointments a join reservations r on r.id = a.reservation_id
              where (a.status = 'booked') <> (r.status = 'booked')) as torn,
            (select count(*)::int from reservations r where r.status = 'booked'
              and not exists (select 1 from appointments a where a.reservation_id = r.id)) as orphans,
            (select count(*)::int from reservations r where r.status = 'offered'
              and not exists (select 1 from freed_slots s where s.reservation_id = r.id)) as forgotten,
            (select count(*)::int from earlier_offers o where o.status = 'open'
              and not exists (select 1 from freed_slots s where s.id = o.freed_slot_id and s.reservation_id is not null)) as unkept`,
  )
  expect(books).toEqual({ torn: 0, orphans: 0, forgotten: 0, unkept: 0 })
}

describe.each(Array.from({ length: rounds }, (_, round) => round))('at once, round %i:', () => {
  it('many a yes to one offer, at two servers, move the visit once', async () => {
    const { first, offer } = await offerNine()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        outcome(people.answer(first, offer, 'accept', { server: index % 2 ? other : world })),
      ),
    )
    expect(answers).toEqual(Array(6).fill(nine))
    const [row] = await world.database.query<{ moves: number }>('select moves from appointments where id = $1', [
      first.appointment.id,
    ])
    expect(row!.moves).toBe(1)
    await expectBooksAgree()
  })

  it('a yes and a no end in what one of them said', async () => {
    const { first, second, offer } = await offerNine()
    const [yes, no] = await Promise.all([
      outcome(people.answer(first, offer, 'accept')),
      outcome(people.answer(first, offer, 'decline', { server: other })),
    ])
    const isMoved = (await people.open(first)).start === nine
    expect([yes, no]).toEqual(
      isMoved ? [nine, 'offer_answered'] : [expect.stringMatching(/^offer_(answered|expired)$/), ten],
    )
    expect(await people.offerOf(second)).toMatchObject({ status: 'open', start: isMoved ? ten : nine })
    await expectBooksAgree()
  })

  it('a yes and the end of its time leave the time to one of two', async () => {
    const { first, second, offer } = await offerNine()
    await world.database.query('update earlier_offers set expires_at = $1', [
      new Date(world.clock().getTime() + 1).toISOString(),
    ])
    const accepting = outcome(people.answer(first, offer, 'accept'))
    world.setClock(new Date(world.clock().getTime() + 60_000))
    const [yes] = await Promise.all([accepting, other.app.earlierOffers.passOn(), people.passOn()])
    expect([nine, 'offer_expired']).toContain(yes)
    expect((await people.open(first)).start).toBe(yes === nine ? nine : ten)
    expect(await people.offerOf(second)).toMatchObject({ status: 'open', start: yes === nine ? ten : nine })
    await expectBooksAgree()
  })

  it('a yes and a cancellation of the visit leave no time to nobody', async () => {
    const { first, second, offer } = await offerNine()
    const [yes, cancelled] = await Promise.all([
      outcome(people.answer(first, offer, 'accept')),
      people.cancel(first, { server: other }),
    ])
    expect(cancelled.statusCode).toBe(200)
    expect([nine, 'appointment_cancelled', 'offer_expired']).toContain(yes)
    expect((await people.open(first)).status).toBe('cancelled')
    // Both times are free now, or offered to who waits.
    await people.passOn()
    expect(['05:00 offered', '06:00 offered']).toContain((await people.claims())[0])
    expect(await people.offerOf(second)).toMatchObject({ status: 'open' })
    await expectBooksAgree()
  })

  it('a booking and an offer of one freed time end with one of them', async () => {
    const freed = await people.book(0, nine)
    const [first] = await people.wait([1, ten])
    const guestToken = await world.guest('patientweb', '+971501234599')
    const body = bookingAt(nine, {
      patient: { first_name: 'Omar', last_name: 'Aziz', phone: '501234599', country_code: '971' },
    })
    const booking = async () => {
      for (;;) {
        const answer = await world.book(body, { guestToken })
        if (answer.statusCode === 200) return true
        if ((await people.offerOf(first!)) !== undefined) return false
      }
    }
    const [isBooked] = await Promise.all([booking(), people.cancel(freed, { server: other })])
    await people.passOn()
    expect(await people.claims()).toEqual([isBooked ? '05:00 booked' : '05:00 offered', '06:00 booked'])
    expect((await people.asked()).length).toBe(isBooked ? 0 : 1)
    await expectBooksAgree()
  })
})
