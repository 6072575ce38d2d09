import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { startTestServer } from '../support/server.ts'
import { bookingAt, holdAt, monday, openWorld, type World } from './appointment-world.ts'
import { peopleOf } from './earlier-world.ts'

/** `npm run soak` runs a thousand rounds; here a few show that the rounds themselves work. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 5)
const clients = 50

let world: World
const people = peopleOf(() => world)
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const tomorrow = '2026-11-24T05:00:00.000Z'

it(
  `in ${rounds} rounds of ${clients} people who hold and book one slot, each round ends with one appointment`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      await world.reset()
      const guests = await Promise.all(
        Array.from({ length: clients }, async (_, index) => {
          const phone = `50${1_000_000 + index}`
          return { phone, guestToken: await world.guest('patientweb', `+971${phone}`) }
        }),
      )
      // A hold that has run out stands in the way of nobody.
      world.setClock('2026-11-23T05:00:00.000Z')
      await world.hold(holdAt(tomorrow))
      world.setClock('2026-11-23T05:11:00.000Z')
      const answers = await Promise.all(
        guests.map(async ({ phone, guestToken }, index) => {
          const book = (hold: object = {}) => {
            const body = bookingAt(tomorrow, hold)
            return world.book({ ...body, patient: { ...body.patient, phone } }, { guestToken })
          }
          if (index % 2 === 1) return book()
          const hold = await world.hold(holdAt(tomorrow), { guestToken })
          if (hold.statusCode !== 200) return book()
          const { hold_id, hold_token } = hold.json().data
          return book({ hold_id, hold_token })
        }),
      )
      const booked = answers.filter(({ statusCode }) => statusCode === 200)
      expect({ round, booked: booked.length }).toEqual({ round, booked: 1 })
      expect(await world.counts()).toMatchObject({ appointments: 1, reservations: 1 })
    }
  },
  60_000 + rounds * 20_000,
)

const starts = ['05:00', '05:30', '06:00', '06:30', '07:00', '07:30'].map((time) => `2026-11-24T${time}:00.000Z`)
let calls = 0

/** Somebody who books, moves and cancels as `pick` says, one change after the other, and knows what was last confirmed to them. */
async function liveThrough(index: number, pick: (among: number) => number) {
  const phone = `50${1_000_000 + index}`
  const guestToken = await world.guest('patientweb', `+971${phone}`)
  let visit: { id: string; token: string; start: string; status: string } | undefined
  const change = (what: 'cancel' | 'reschedule', body: object) =>
    world.call('appointment', 'PUT', `/patientapp/appointments/${visit!.id}/${what}`, {
      tenant: 'patientweb',
      sign: new Date(monday.getTime() - ((calls += 1) % 200) * 1000),
      headers: { [headers.appointmentToken]: visit!.token },
      body: { ...body, forcebookable: true },
    })
  for (let step = 0; step < 4; step += 1) {
    const start = starts[pick(starts.length)]!
    if (visit?.status !== 'booked') {
      const body = bookingAt(start)
      const answer = await world.book({ ...body, patient: { ...body.patient, phone } }, { guestToken })
      if (answer.statusCode !== 200) continue
      const { appointment, appointment_token: token } = answer.json<{ data: BookedAppointment }>().data
      visit = { id: appointment.id, token, start, status: 'booked' }
    } else if (pick(3) === 0) {
      expect((await change('cancel', {})).statusCode).toBe(200)
      visit.status = 'cancelled'
    } else {
      const answer = await change('reschedule', { start })
      expect([200, 409]).toContain(answer.statusCode)
      if (answer.statusCode === 200) visit.start = start
    }
  }
  return visit
}

/** The same numbers for the same seed: what fails can be run again. */
const picker = (seed: number) => (among: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return (seed >> 8) % among
}

/** As above, with earlier times: they wait, leave the queue, and take or leave what they are offered. Nothing is said of it twice. */
async function waitThrough(index: number, pick: (among: number) => number) {
  const person = index
  const outcomes = new Set<number>()
  const note = <Answer extends { statusCode: number }>(answer: Answer) => {
    outcomes.add(answer.statusCode)
    return answer
  }
  const phone = `+97150${2_000_000 + person}`
  const guestToken = await world.guest('patientweb', phone)
  let visit: BookedAppointment | undefined
  let start = ''
  for (let step = 0; step < 6; step += 1) {
    const next = starts[pick(starts.length)]!
    const action = pick(6)
    if (!visit) {
      const body = bookingAt(next)
      const booking = { ...body, patient: { ...body.patient, phone: phone.slice(4) } }
      const answer = note(await world.book(booking, { guestToken }))
      if (answer.statusCode !== 200) continue
      visit = answer.json<{ data: BookedAppointment }>().data
      start = next
      note(await people.toggle(visit, true))
    } else if (action === 0) {
      note(await people.cancel(visit))
      return { visit, start, status: 'cancelled', outcomes }
    } else if (action === 1) {
      if (note(await people.move(visit, next)).statusCode === 200) start = next
    } else if (action === 2) note(await people.toggle(visit))
    else {
      const offer = await people.offerOf(visit)
      if (!offer) continue
      const said = pick(3) === 0 ? 'decline' : 'accept'
      const answer = note(await people.answer(visit, offer, said))
      if (answer.statusCode === 200) ({ start } = answer.json<{ data: BookedAppointment['appointment'] }>().data)
    }
  }
  return visit && { visit, start, status: 'booked', outcomes }
}

it(
  `in ${rounds} rounds of people who wait for earlier times over six slots, on two servers, books agree`,
  async () => {
    const other = await startTestServer({
      ...{ database: world.database, clock: world.clock },
      secret: world.app.secret,
    })
    for (let round = 0; round < rounds; round++) {
      await world.reset()
      let isOver = false
      const passing = [world, other].map(async ({ app }) => {
        // As its job does, and much more often.
        while (!isOver) {
          await app.earlierOffers.passOn()
          await pause(50)
        }
      })
      const lives = await Promise.all(
        Array.from({ length: clients / 2 }, (_, index) => waitThrough(index, picker(round * clients + index + 7))),
      )
      isOver = true
      await Promise.all(passing)
      for (const life of lives.filter((one) => one !== undefined)) {
        const { status, start } = await people.open(life.visit)
        expect({ round, status, start }).toEqual({ round, status: life.status, start: life.start })
        expect([200, 409]).toEqual(expect.arrayContaining([...life.outcomes]))
      }
      // Those who were asked do not answer any more: each time goes on until nobody is left, and is everybody's then.
      for (let turn = 0; turn < clients; turn += 1) {
        world.setClock(new Date(world.clock().getTime() + 30 * 60_000))
        await Promise.all([world.app.earlierOffers.passOn(), other.app.earlierOffers.passOn()])
        const [{ open } = { open: 0 }] = await world.database.query<{ open: number }>(
          `select count(*)::int as open from earlier_offers where status = 'open'`,
        )
        if (open === 0) break
      }
      expect({ round, ...(await booksOfOffers()) }).toEqual({ round, ...nothingLeft })
    }
    await other.close()
  },
  60_000 + rounds * 20_000,
)

const nothingLeft = { torn: 0, orphans: 0, kept: 0, freed: 0, open: 0, twice: 0 }

/** Visits whose claim says otherwise, claims of nobody, times that are still kept or noted, and visits that were asked twice about one time. */
async function booksOfOffers(): Promise<Record<string, number>> {
  const [books] = await world.database.query<Record<string, number>>(
    `select (select count(*)::int from appointments a join reservations r on r.id = a.reservation_id
              where (a.status = 'booked') <> (r.status = 'booked')) as torn,
            (select count(*)::int from reservations r where r.status = 'booked'
              and not exists (select 1 from appointments a where a.reservation_id = r.id)) as orphans,
            (select count(*)::int from reservations where status = 'offered') as kept,
            (select count(*)::int from freed_slots) as freed,
            (select count(*)::int from earlier_offers where status = 'open') as open,
            (select count(*)::int - count(distinct (appointment_id, starts_at))::int from earlier_offers) as twice`,
  )
  return books ?? {}
}

it(
  `in ${rounds} rounds of people who book, move and cancel over six slots, everybody has what was last confirmed to them`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      await world.reset()
      const visits = await Promise.all(
        Array.from({ length: clients / 2 }, (_, index) => liveThrough(index, picker(round * clients + index + 1))),
      )
      const known = visits.filter((visit) => visit !== undefined)
      const rows = await world.database.query<{ id: string; status: string; start: Date; claim: string }>(
        `select a.id, a.status, lower(r.during) as start, r.status as claim
         from appointments a join reservations r on r.id = a.reservation_id`,
      )
      for (const { id, start, status } of known) {
        const row = rows.find((one) => one.id === id)
        const claim = status === 'booked' ? 'booked' : 'released'
        expect({ round, status: row?.status, claim: row?.claim, start: new Date(row!.start).toISOString() }).toEqual({
          ...{ round, status, claim, start },
        })
      }
      const [{ count } = { count: -1 }] = await world.database.query<{ count: number }>(
        `select count(*)::int as count from reservations where status = 'booked'`,
      )
      expect({ round, count }).toEqual({ round, count: known.filter(({ status }) => status === 'booked').length })
    }
  },
  60_000 + rounds * 20_000,
)
