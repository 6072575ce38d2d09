import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BookedAppointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { bookingAt, holdAt, monday, openWorld, type World } from './appointment-world.ts'

/** `npm run soak` runs a thousand rounds; here a few show that the rounds themselves work. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 5)
const clients = 50

let world: World
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
