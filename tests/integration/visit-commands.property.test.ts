import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { headers } from '#contract/headers'
import { appointmentStates, type States } from '#server/domain/booking/states'
import { paymentStates } from '#server/domain/payments/states'
import { monday } from './appointment-world.ts'
import { createStandIn } from './payment-stand-in.ts'
import { openPaymentWorld, paying, type PaymentWorld, type Unpaid } from './payment-world.ts'

/** More in `npm run soak`. */
const runs = Number(process.env.VISIT_RUNS ?? 25)

const standIn = createStandIn()
let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld({ paymentProvider: standIn.provider })
})
afterAll(() => world.close())

const starts = ['05:00', '05:30', '06:00'].map((time) => `2026-11-24T${time}:00.000Z`)
const people = 4

/** The visit of each person, and the pages at the provider that were opened for it. */
type Person = { visit?: Unpaid; pages: string[] }
/** How each visit and each payment was left by the command before. */
type Seen = { appointments: Map<string, string>; payments: Map<string, string> }
type Real = { people: Person[]; seen: Seen }
type Model = object

/** Every state that can be reached from one: a command may make several changes. */
function reachable(states: States<string>, from: string): Set<string> {
  const found = new Set([from])
  for (const known of found) for (const [to, froms] of Object.entries(states)) if (froms.includes(known)) found.add(to)
  return found
}

async function expectKnownChanges({ seen }: Real, said: string): Promise<void> {
  for (const [table, states] of [
    ['appointments', appointmentStates],
    ['payments', paymentStates],
  ] as const) {
    for (const { id, status } of await world.rows<{ id: string; status: string }>(`select id, status from ${table}`)) {
      const before = seen[table].get(id) ?? 'new'
      expect([...reachable(states, before)], `${table}, after ${said}`).toContain(status)
      seen[table].set(id, status)
    }
  }
}

/** A visit has its time as long as it is booked or awaits its payment, and no time is taken twice. */
async function expectTimesAgree(said: string): Promise<void> {
  const rows = await world.rows<{ visit: string; time: string; start: Date | string }>(
    `select a.status as visit, r.status as time, lower(r.during) as start
     from appointments a join reservations r on r.id = a.reservation_id`,
  )
  const taken: string[] = []
  for (const { visit, time, start } of rows) {
    const expected = { booked: 'booked', awaiting_payment: 'unpaid' }[visit] ?? 'released'
    expect({ visit, time }, `after ${said}`).toEqual({ visit, time: expected })
    if (time !== 'released') taken.push(new Date(start).toISOString())
  }
  expect(new Set(taken).size, `after ${said}`).toBe(taken.length)
}

const command = (name: string, who: number, act: (person: Person, index: number) => Promise<unknown>) => ({
  check: () => true,
  run: async (_model: Model, real: Real) => {
    const person = real.people[who]
    if (!person) return
    await act(person, who)
    await expectKnownChanges(real, `${name} ${who}`)
    await expectTimesAgree(`${name} ${who}`)
  },
  toString: () => `${name}(${who})`,
})

const change = (visit: Unpaid, what: string, body: object) =>
  world.callService('appointment', 'PUT', `/patientapp/appointments/${visit.appointment.id}/${what}`, {
    tenant: paying,
    // No two calls are signed alike: the second would be refused as a repetition of the first.
    sign: new Date(world.clock().getTime() - ((signed += 1) % 200) * 1000),
    body: { ...body, forcebookable: true },
    headers: { [headers.appointmentToken]: visit.token },
  })
let signed = 0

const tell = (news: object) =>
  world.app.inject({ method: 'POST', url: '/api/payment/payment/events/stand-in', payload: JSON.stringify(news) })

const person = fc.nat(people - 1)
const start = fc.constantFrom(...starts)
const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))

const commands = [
  fc.tuple(person, start, fc.constantFrom('card' as const, 'at_facility' as const)).map(([who, at, method]) =>
    command(`book ${at} ${method}`, who, async (one, index) => {
      const status = one.visit && (await world.stored(one.visit)).status
      if (status === 'booked' || status === 'awaiting_payment') return
      const answer = await world.tryBooking(at, { payment_method: method }, `50123456${index}`)
      expect([200, 409]).toContain(answer.statusCode)
      if (answer.statusCode !== 200) return
      const { appointment, appointment_token: token } = answer.json().data
      one.visit = { appointment, token }
    }),
  ),
  person.map((who) =>
    command('open the page', who, async (one) => {
      const answer = one.visit && (await world.start(one.visit))
      const page: string | undefined = answer?.json().data?.redirect_url
      if (page) one.pages.push(new URL(page).pathname.slice(1))
    }),
  ),
  fc.tuple(person, fc.constantFrom('said', 'said twice', 'not said', 'declined')).map(([who, how]) =>
    command(`pay, ${how}`, who, async ({ pages }) => {
      const id = pages.at(-1)
      if (id === undefined || standIn.held.get(id)?.state !== 'open') return
      const news = standIn.settle(id, { state: how === 'declined' ? 'declined' : 'paid' })
      if (how === 'not said') return
      await Promise.all(how === 'said twice' ? [tell(news), tell(news)] : [tell(news)])
    }),
  ),
  person.map((who) => command('come back', who, async ({ visit }) => visit && world.state(visit))),
  person.map((who) => command('cancel', who, async ({ visit }) => visit && change(visit, 'cancel', {}))),
  fc
    .tuple(person, start)
    .map(([who, at]) =>
      command(`move to ${at}`, who, async ({ visit }) => visit && change(visit, 'reschedule', { start: at })),
    ),
  person.map((who) =>
    command('pay and cancel at once', who, async ({ visit, pages }) => {
      const id = pages.at(-1)
      if (!visit || id === undefined || standIn.held.get(id)?.state !== 'open') return
      await Promise.all([tell(standIn.settle(id)), change(visit, 'cancel', {})])
    }),
  ),
  fc.constantFrom(1, 16).map((minutes) => command(`pass ${minutes} minutes`, 0, async () => pass(minutes))),
  fc.constant(command('the job', 0, () => world.reconcile())),
]

/** What is left open ends, what is owed goes back, and then the books of visits agree with those of the provider. */
async function expectBooksAgree({ people: all }: Real): Promise<void> {
  for (let round = 0; round < 3; round++) {
    pass(20)
    await world.reconcile()
  }
  const paid = await world.rows<{ provider_id: string; visit: string }>(
    `select p.provider_id, a.status as visit from payments p join appointments a on a.id = p.appointment_id where p.status = 'paid'`,
  )
  for (const [id, { state, amount, refunded }] of standIn.held) {
    const ours = paid.filter(({ provider_id: provider }) => provider === id)
    // Money that we have buys a visit that is booked; whatever else came in has gone back, whole.
    expect({ state, kept: state === 'paid' ? amount - refunded : 0 }).toEqual({
      state,
      kept: ours.length > 0 ? amount : 0,
    })
    for (const { visit } of ours) expect(visit).toBe('booked')
  }
  for (const { visit } of all) {
    if (!visit) continue
    const { status, payment }: Appointment = await world.stored(visit)
    expect(status).not.toBe('awaiting_payment')
    if (status === 'booked') expect(['paid', 'at_visit', undefined, 'refunded']).toContain(payment?.status)
  }
}

it(
  'whatever people, the provider and the job do in whatever order, only known changes happen and the books agree',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 25, size: '+1' }), async (given) => {
        await world.reset()
        await world.rows('delete from rate_counts')
        world.setClock(monday)
        standIn.reset()
        const real: Real = {
          people: Array.from({ length: people }, () => ({ pages: [] })),
          seen: { appointments: new Map(), payments: new Map() },
        }
        await fc.asyncModelRun(() => ({ model: {}, real }), given)
        await expectBooksAgree(real)
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 5_000,
)
