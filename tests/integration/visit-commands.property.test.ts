import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Appointment, AppointmentStatus } from '#contract/appointment'
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

/** The visit of each person, and the pages at the provider that were opened for it and for those before. */
type Person = { visit?: Unpaid; pages: { id: string; visitId: string }[] }
/** How each visit and each payment was left by the command before. */
type Seen = { appointments: Map<string, string>; payments: Map<string, string> }
type Real = { people: Person[]; seen: Seen }
/** What each person's visit has to be. Who paid and is not known to have, and whose 15 minutes are over, may have become something else meanwhile. */
type Expected = { status?: AppointmentStatus; start?: string; until: number; isPaid: boolean }
type Model = { people: Expected[] }

const isOverdue = ({ until }: Expected) => world.clock().getTime() >= until
function allowed(one: Expected): (AppointmentStatus | undefined)[] {
  if (one.status === 'awaiting_payment')
    return [
      'awaiting_payment',
      ...(isOverdue(one) ? ['expired' as const] : []),
      ...(one.isPaid ? ['booked' as const] : []),
    ]
  return one.status === 'expired' && one.isPaid ? ['expired', 'booked'] : [one.status]
}

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

/** Everybody's visit is what it has to be, and what it is now is what the next command begins with. */
async function expectStatuses(model: Model, real: Real, said: string): Promise<void> {
  for (const [index, one] of model.people.entries()) {
    const visit = real.people[index]?.visit
    if (!visit) continue
    const { status } = await world.stored(visit)
    expect(allowed(one), `the visit of ${index}, after ${said}`).toContain(status)
    one.status = status
  }
}

type Act = (person: Person, expected: Expected, index: number) => Promise<unknown>
const command = (name: string, who: number, act: Act) => ({
  check: () => true,
  run: async (model: Model, real: Real) => {
    const [person, expected] = [real.people[who], model.people[who]]
    if (!person || !expected) return
    await act(person, expected, who)
    await expectStatuses(model, real, `${name} ${who}`)
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

/** Opens the page where a visit is paid, if it awaits its payment. */
async function openPage(one: Person, expected: Expected): Promise<void> {
  if (!one.visit) return
  const answer = await world.start(one.visit)
  const page: string | undefined = answer.json().data?.redirect_url
  expect(answer.statusCode).toBe(200)
  if (expected.status !== 'awaiting_payment') expect(page).toBeUndefined()
  else if (!isOverdue(expected) && !expected.isPaid) expect(page).toBeDefined()
  if (page) one.pages.push({ id: new URL(page).pathname.slice(1), visitId: one.visit.appointment.id })
}

const commands = [
  fc.tuple(person, start, fc.constantFrom('card' as const, 'at_facility' as const)).map(([who, at, method]) =>
    command(`book ${at} ${method}`, who, async (one, expected, index) => {
      const { status } = expected
      if (status === 'booked' || status === 'awaiting_payment') return
      const answer = await world.tryBooking(at, { payment_method: method }, `50123456${index}`)
      expect([200, 409]).toContain(answer.statusCode)
      if (answer.statusCode !== 200) return
      const { appointment, appointment_token: token } = answer.json().data
      one.visit = { appointment, token }
      const until = world.clock().getTime() + 15 * 60_000
      Object.assign(expected, {
        status: method === 'card' ? 'awaiting_payment' : 'booked',
        start: at,
        until,
        isPaid: false,
      })
    }),
  ),
  person.map((who) => command('open the page', who, openPage)),
  fc.tuple(person, fc.constantFrom('said', 'said twice', 'not said', 'declined')).map(([who, how]) =>
    command(`pay, ${how}`, who, async (one, expected) => {
      if (expected.status === 'awaiting_payment') await openPage(one, expected)
      const page = one.pages.at(-1)
      if (!page || standIn.held.get(page.id)?.state !== 'open') return
      const { id } = page
      const isOfVisit = page.visitId === one.visit?.appointment.id
      if (isOfVisit && how !== 'declined') expected.isPaid = true
      const news = standIn.settle(id, { state: how === 'declined' ? 'declined' : 'paid' })
      if (how === 'not said') return
      await Promise.all(how === 'said twice' ? [tell(news), tell(news)] : [tell(news)])
      if (isOfVisit && how !== 'declined' && expected.status === 'awaiting_payment') expected.status = 'booked'
    }),
  ),
  person.map((who) => command('come back', who, async ({ visit }) => visit && world.state(visit))),
  person.map((who) =>
    command('cancel', who, async ({ visit }, expected) => {
      if (!visit) return
      const { code, data } = (await change(visit, 'cancel', {})).json()
      if (expected.status === 'expired') return expect(code).toBe('payment_expired')
      if (expected.status === 'awaiting_payment' && isOverdue(expected) && code !== undefined)
        return expect(code).toBe('payment_expired')
      expect({ code, status: data?.status }).toEqual({ code: undefined, status: 'cancelled' })
      expected.status = 'cancelled'
    }),
  ),
  fc.tuple(person, start).map(([who, at]) =>
    command(`move to ${at}`, who, async ({ visit }, expected) => {
      if (!visit) return
      const { code, data } = (await change(visit, 'reschedule', { start: at })).json()
      const refusal = {
        awaiting_payment: 'payment_required',
        expired: 'payment_expired',
        cancelled: 'appointment_cancelled',
      }
      // Where it is already, nothing is changed.
      if (expected.status !== 'cancelled' && expected.start === at) return expect(data?.start).toBe(at)
      if (expected.status !== 'booked') return expect(code).toBe(refusal[expected.status as keyof typeof refusal])
      if (code === undefined) {
        expect(data).toMatchObject({ status: 'booked', start: at })
        expected.start = at
      } else expect(['slot_taken', 'slot_unavailable', 'moves_limit']).toContain(code)
    }),
  ),
  person.map((who) =>
    command('settle at the visit', who, async ({ visit }, expected) => {
      if (!visit) return
      const path = `/appointment/payments/${visit.appointment.id}/at-visit`
      const { code, data } = (
        await world.call('PUT', path, { token: visit.token, body: { payment_method: 'at_facility' } })
      ).json()
      if (expected.status === 'cancelled') return expect(code).toBe('appointment_cancelled')
      if (expected.status === 'expired' || (expected.status === 'awaiting_payment' && isOverdue(expected)))
        return expect(code).toBe('payment_expired')
      expect({ code, status: data?.status }).toEqual({ code: undefined, status: 'booked' })
      expected.status = 'booked'
    }),
  ),
  person.map((who) =>
    command('a refund comes to nothing', who, async ({ pages }) => {
      const given = pages.find(({ id }) => (standIn.held.get(id)?.refunded ?? 0) > 0)
      // Once for each: after the third time nobody orders another.
      if (given && standIn.held.get(given.id)?.refundKeys.length === 1) await tell(standIn.failRefund(given.id))
    }),
  ),
  person.map((who) =>
    command('pay and cancel at once', who, async (one, expected) => {
      const { visit, pages } = one
      if (expected.status === 'awaiting_payment') await openPage(one, expected)
      const page = pages.at(-1)
      if (!visit || !page || standIn.held.get(page.id)?.state !== 'open') return
      if (page.visitId === visit.appointment.id) expected.isPaid = true
      const [, cancelled] = await Promise.all([tell(standIn.settle(page.id)), change(visit, 'cancel', {})])
      if (cancelled.statusCode === 200) expected.status = 'cancelled'
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
        const model: Model = { people: real.people.map(() => ({ until: 0, isPaid: false })) }
        await fc.asyncModelRun(() => ({ model, real }), given)
        await expectBooksAgree(real)
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 5_000,
)
