import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookingAt, holdAt, openWorld, type World } from './appointment-world.ts'

/** `npm run soak` runs a thousand rounds; here a few show that the rounds themselves work. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 2)
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
