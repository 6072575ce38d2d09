import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { reconcile } from '#server/payments/reconcile'
import { startSecondServer } from '../support/second-server.ts'
import type { TestServer } from '../support/server.ts'
import { expectBooksToAgree } from './payment-books.ts'
import { createStandIn } from './payment-stand-in.ts'
import { openPaymentWorld, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

/** `npm run soak` runs a thousand rounds; here a few show that the rounds themselves work. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 6)
const standIn = createStandIn()

let world: PaymentWorld
let other: TestServer
beforeAll(async () => {
  world = await openPaymentWorld({ paymentProvider: standIn.provider })
  other = await startSecondServer(world, { paymentProvider: standIn.provider })
})
afterAll(async () => {
  await other.close()
  await world.close()
})

const timeout = 60_000 + rounds * 10_000
const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))
let said = 0
/** The provider is answered by either of two servers on one database. */
const say = (news: object) =>
  [world, other][(said += 1) % 2]!.app.inject({
    method: 'POST',
    url: '/api/payment/payment/events/stand-in',
    payload: JSON.stringify(news),
  })

async function opened(number = '501234567', start = tomorrow): Promise<{ visit: Unpaid; id: string }> {
  const visit = await world.bookUnpaid(start, {}, number)
  return { visit, id: (await world.pageOf(visit)).slice(1) }
}

/** The job, as both servers have it. */
const reconcileBoth = () => Promise.all([world.reconcile(), reconcile(other.app.collector!)])

async function reset(): Promise<void> {
  await other.app.announcer.deliver()
  await world.reset()
  standIn.reset()
}

/** Lets the job see to everything that is left, and the time pass in which it tries again. */
async function settle(): Promise<void> {
  for (let again = 0; again < 3; again++) {
    await reconcileBoth()
    pass(10)
  }
}

it(
  'a payment and the end of the time to pay, with somebody else who wants that time, leave one visit and the money where it belongs',
  async () => {
    for (let round = 0; round < rounds; round++) {
      await reset()
      const { id } = await opened()
      pass(15)
      const book = () => world.tryBooking(tomorrow, { payment_method: 'at_facility' }, '501234568')
      const pay = () => say(standIn.settle(id))
      const jobs = [pay, book, reconcileBoth, pay]
      // Each comes first in its turn.
      const order = [...jobs.slice(round % jobs.length), ...jobs.slice(0, round % jobs.length)]
      await Promise.all(order.map((run) => run()))
      await settle()
      await expectBooksToAgree(world, standIn, round)
      const booked = await world.rows(`select 1 from appointments where status = 'booked'`)
      expect({ round, booked: booked.length }).toEqual({ round, booked: 1 })
    }
  },
  timeout,
)

it(
  'a payment and a cancellation at once leave no money behind',
  async () => {
    for (let round = 0; round < rounds; round++) {
      await reset()
      const { visit, id } = await opened()
      const news = standIn.settle(id)
      const jobs = [() => say(news), () => world.cancel(visit), () => say(news)]
      await Promise.all((round % 2 ? jobs : jobs.toReversed()).map((run) => run()))
      expect((await world.stored(visit)).status).toBe('cancelled')
      await settle()
      await expectBooksToAgree(world, standIn, round)
      expect(standIn.held.get(id)?.refunded).toBe(35_000)
    }
  },
  timeout,
)

describe.runIf(process.env['DATABASE_ENGINE'] === 'postgres')('a time whose visit was not paid in time', () => {
  const bookAfterAll = () => world.tryBooking(tomorrow, { payment_method: 'at_facility' }, '501234568')

  /** Does something while a visit is had by somebody else, as who asks whether it is paid has it for a moment. */
  const whileHad = <Done>({ appointment }: Unpaid, work: () => Promise<Done>) =>
    other.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from appointments where id = ${appointment.id} for update`)
      return work()
    })

  it('is free for who comes while the page of its patient asks whether it is paid [R07]', async () => {
    await reset()
    const { visit } = await opened()
    pass(15)
    const { booking } = await whileHad(visit, async () => {
      const begun = bookAfterAll()
      // Nothing of it is left to do but to wait for the visit.
      await vi.waitFor(async () =>
        expect(
          await world.rows(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          ),
        ).toHaveLength(1),
      )
      return { booking: begun }
    })
    expect((await booking).statusCode).toBe(200)
    expect((await world.stored(visit)).status).toBe('expired')
  })

  it('is refused to who comes while somebody has its visit for longer, who waits for the practitioner maybe [R07]', async () => {
    await reset()
    const { visit } = await opened()
    pass(15)
    const refused = await whileHad(visit, bookAfterAll)
    expect(refused.json()).toMatchObject({ code: 'slot_taken' })
    expect((await bookAfterAll()).statusCode).toBe(200)
  })
})
