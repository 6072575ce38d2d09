import { afterAll, beforeAll, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import { reconcile } from '#server/payments/reconcile'
import { startTestServer, type TestServer } from '../support/server.ts'
import { createStandIn } from './payment-stand-in.ts'
import { newAddress, openPaymentWorld, paying, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

/** `npm run soak` runs a thousand rounds; here a few show that the rounds themselves work. */
const rounds = Number(process.env.SOAK_ROUNDS ?? 6)
const standIn = createStandIn()

let world: PaymentWorld
let other: TestServer
beforeAll(async () => {
  world = await openPaymentWorld({ paymentProvider: standIn.provider })
  const { database, clock, app } = world
  other = await startTestServer({ database, clock, secret: app.secret, paymentProvider: standIn.provider })
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

/**
 * The books: whoever has paid has a visit, or the money goes back; no visit that is paid before is booked without its money, none is paid
 * twice, and here and at the provider the same sums have come and gone.
 */
async function expectBooksToAgree(round: number): Promise<void> {
  const rows = await world.rows<{ visit: string; time: string; method: string; paid: number; owed: number }>(
    `select a.status as visit, r.status as time, a.payment_method as method,
       (select count(*)::int from payments p where p.appointment_id = a.id and p.status = 'paid') as paid,
       (select count(*)::int from payments p where p.appointment_id = a.id and p.status = 'refund_due') as owed
     from appointments a join reservations r on r.id = a.reservation_id`,
  )
  for (const row of rows) {
    const isBooked = row.visit === 'booked'
    expect({ round, ...row }).toMatchObject({ time: isBooked ? 'booked' : 'released', owed: 0 })
    expect({ round, ...row }).toMatchObject({ paid: isBooked && row.method === 'card' ? 1 : 0 })
  }
  const payments = await world.rows<{ id: string; kept: number }>(
    `select provider_id as id, (coalesce(paid_amount, 0) - coalesce(refund_amount, 0))::int as kept from payments where provider_id is not null`,
  )
  const here = payments.map(({ id, kept }) => [id, kept])
  const there = payments.map(({ id }) => {
    const { state, amount, refunded } = standIn.held.get(id)!
    return [id, state === 'paid' ? amount - refunded : 0]
  })
  expect({ round, books: here }).toEqual({ round, books: there })
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
      await expectBooksToAgree(round)
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
      await expectBooksToAgree(round)
      expect(standIn.held.get(id)?.refunded).toBe(35_000)
    }
  },
  timeout,
)

const starts = ['05:00', '05:30', '06:00', '06:30', '07:00'].map((time) => `2026-11-24T${time}:00.000Z`)

/** The same numbers for the same seed: what fails can be run again. */
const picker = (seed: number) => (among: number) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return (seed >> 8) % among
}

let calls = 0

/** Somebody who books by card, pays or does not, is declined, comes back, cancels, and begins again, as `pick` says. */
async function liveThrough(index: number, pick: (among: number) => number): Promise<void> {
  const number = `50${1_000_000 + index}`
  const signed = () => new Date(world.clock().getTime() - ((calls += 1) % 200) * 1000)
  for (let step = 0; step < 3; step++) {
    const method = pick(4) === 0 ? 'at_facility' : 'card'
    const answer = await world.tryBooking(starts[pick(starts.length)], { payment_method: method }, number)
    if (answer.statusCode !== 200) continue
    const { appointment, appointment_token: token } = answer.json().data as {
      appointment: Unpaid['appointment']
      appointment_token: string
    }
    const change = (service: 'payment' | 'appointment', verb: 'POST' | 'PUT' | 'GET', path: string, body?: object) =>
      world.callService(service, verb, path, {
        tenant: paying,
        from: newAddress(),
        sign: signed(),
        headers: { [headers.appointmentToken]: token },
        ...(body && { body }),
      })
    if (method === 'card') {
      const body = { appointment_id: appointment.id, return_to: '/en-ae' }
      const started = await change('payment', 'POST', '/appointment/payments', body)
      const url = started.json().data?.redirect_url as string | undefined
      const id = url && new URL(url).pathname.slice(1)
      const how = pick(5)
      if (id && how < 3) {
        const news = standIn.settle(id, { state: how === 2 ? 'declined' : 'paid' })
        await Promise.all([
          say(news),
          how === 0 ? say(news) : change('payment', 'GET', `/appointment/payments/${appointment.id}`),
        ])
      }
      // Paid, but nobody says so: the job finds out.
      if (id && how === 3) standIn.settle(id)
    }
    if (pick(3) === 0)
      await change('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/cancel`, { forcebookable: true })
  }
}

it(
  `in ${rounds} rounds of people who book, pay, are declined, cancel and run out of time over five slots, on two servers, the books agree`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      await reset()
      const lives = Array.from({ length: 12 }, (_, index) => liveThrough(index, picker(round * 100 + index + 1)))
      const clock = (async () => {
        for (let time = 0; time < 4; time++) {
          await reconcileBoth()
          pass(6)
        }
      })()
      await Promise.all([...lives, clock])
      pass(15)
      await settle()
      await expectBooksToAgree(round)
    }
  },
  timeout,
)
