import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BookedAppointment, GuestAppointmentRequest } from '#contract/appointment'
import type { Hold } from '#contract/availability'
import { headers } from '#contract/headers'
import { appointmentStates, reservationStates, type States } from '#server/domain/booking/states'
import { paymentStates } from '#server/domain/payments/states'
import { bookingAt, holdAt } from './appointment-world.ts'
import { createStandIn } from './payment-stand-in.ts'
import { later, openPaymentWorld, paying, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

/**
 * Walks over the running server that take every change of the tables of states (`docs/states.md`): what each takes is read from the database,
 * and what all take together is compared with the tables, so that a change that is added has to be walked.
 */
const tables = { appointments: appointmentStates, reservations: reservationStates, payments: paymentStates } as const

const standIn = createStandIn()
let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld({ paymentProvider: standIn.provider })
  await noteChanges()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  standIn.reset()
  await world.rows('delete from taken_changes')
})

/** Lets the database write down each state that a row takes, also one that a call takes and leaves again. */
async function noteChanges(): Promise<void> {
  await world.database.execute(`
    create table taken_changes (change text not null);
    create function note_taken_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into taken_changes values (tg_table_name || ' new ' || new.status);
      elsif new.status is distinct from old.status then
        insert into taken_changes values (tg_table_name || ' ' || old.status || ' ' || new.status);
      end if;
      return null;
    end $$`)
  for (const table of Object.keys(tables))
    await world.database.execute(
      `create trigger note_taken_change after insert or update on ${table} for each row execute function note_taken_change()`,
    )
}

const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))
const atVisit: Partial<GuestAppointmentRequest> = { payment_method: 'at_facility' }

/** The page of a visit at the provider, opened by its patient. */
const open = async (visit: Unpaid) => (await world.pageOf(visit)).slice(1)

const say = async (news: object) => {
  const payload = JSON.stringify(news)
  const answer = await world.app.inject({ method: 'POST', url: '/api/payment/payment/events/stand-in', payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}

/** The provider's word of a payment that was opened there, where the answer to that was lost. */
async function sayUnopened(state: 'paid' | 'declined', amount?: number): Promise<void> {
  const [payment] = await world.rows<{ reference: string; amount: number; currency: string }>(
    'select id as reference, amount, currency from payments',
  )
  const { reference, amount: asked, currency } = payment!
  await say({
    ...{ eventId: 'e', providerId: 'p', reference, state, currency },
    amount: amount ?? Number(asked),
  })
}

/** A visit whose time was held while its form was filled in. */
async function bookHeld(start: string, changes: Partial<GuestAppointmentRequest>): Promise<Unpaid> {
  const guestToken = await world.guest(paying)
  const { hold_id, hold_token } = (await world.hold(holdAt(start), { tenant: paying, guestToken })).json().data as Hold
  const body = bookingAt(start, { ...changes, hold_id, hold_token })
  const { data } = (await world.book(body, { guestToken, tenant: paying })).json<{ data: BookedAppointment }>()
  return { appointment: data.appointment, token: data.appointment_token }
}

const change = async ({ appointment, token }: Unpaid, what: string, body: object) => {
  const answer = await world.callService('appointment', 'PUT', `/patientapp/appointments/${appointment.id}/${what}`, {
    tenant: paying,
    body: { forcebookable: true, ...body },
    headers: { [headers.appointmentToken]: token },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  await world.app.earlierOffers.settled()
  return answer.json().data
}

const settleThere = ({ appointment, token }: Unpaid) =>
  world.call('PUT', `/appointment/payments/${appointment.id}/at-visit`, { token, body: atVisit })

/** The practice's own system writes what became of a visit. */
const practiceSays = (status: 'completed' | 'no_show') => world.rows(`update appointments set status = '${status}'`)

const bookedToPay = ['appointments new awaiting_payment', 'payments new created', 'reservations new unpaid']
const opened = [...bookedToPay, 'payments created pending']
const paidInTime = ['appointments awaiting_payment booked', 'reservations unpaid booked']
const endedUnpaid = ['appointments awaiting_payment expired', 'reservations unpaid released']

const walks: { walk: string; run: () => Promise<unknown>; takes: string[] }[] = [
  {
    walk: 'is held, booked and cancelled',
    run: async () => change(await bookHeld(tomorrow, atVisit), 'cancel', {}),
    takes: [
      ...['reservations new held', 'reservations held booked', 'reservations booked released'],
      ...['appointments new booked', 'appointments booked cancelled'],
    ],
  },
  ...(['completed', 'no_show'] as const).map((status) => ({
    walk: `is booked, and ${status} by what the practice says`,
    run: async () => {
      const visit = await world.bookUnpaid(tomorrow, atVisit)
      await practiceSays(status)
      expect((await world.stored(visit)).status).toBe(status)
    },
    takes: ['reservations new booked', 'appointments new booked', `appointments booked ${status}`],
  })),
  {
    walk: 'is held, paid and cancelled; its money goes back, comes back and goes again',
    run: async () => {
      const visit = await bookHeld(tomorrow, { payment_method: 'card' })
      const page = await open(visit)
      await say(standIn.settle(page))
      await change(visit, 'cancel', {})
      await world.reconcile()
      await say(standIn.failRefund(page))
    },
    takes: [
      ...['reservations new held', 'reservations held unpaid', 'appointments new awaiting_payment'],
      ...['payments new created', 'payments created pending', 'payments pending paid', ...paidInTime],
      ...['appointments booked cancelled', 'reservations booked released', 'payments paid refund_due'],
      ...['payments refund_due refunded', 'payments refunded refund_due'],
    ],
  },
  {
    walk: 'is declined, and settled at the visit',
    run: async () => {
      const visit = await world.bookUnpaid()
      await say(standIn.settle(await open(visit), { state: 'declined' }))
      expect((await settleThere(visit)).statusCode).toBe(200)
    },
    takes: [...opened, 'payments pending declined', ...paidInTime],
  },
  {
    walk: 'is declined, and paid on the same page all the same',
    run: async () => {
      const page = await open(await world.bookUnpaid())
      await say(standIn.settle(page, { state: 'declined' }))
      standIn.held.get(page)!.state = 'open'
      await say(standIn.settle(page))
    },
    takes: [...opened, 'payments pending declined', 'payments declined paid', ...paidInTime],
  },
  {
    walk: 'is declined, and another amount comes then',
    run: async () => {
      const page = await open(await world.bookUnpaid())
      await say(standIn.settle(page, { state: 'declined' }))
      standIn.held.get(page)!.state = 'open'
      await say(standIn.settle(page, { state: 'paid', amount: 1 }))
    },
    takes: [...opened, 'payments pending declined', 'payments declined refund_due'],
  },
  {
    walk: 'is paid with another amount',
    run: async () => say(standIn.settle(await open(await world.bookUnpaid()), { state: 'paid', amount: 1 })),
    takes: [...opened, 'payments pending refund_due'],
  },
  {
    walk: 'is not paid in time, and paid then while its time is free',
    run: async () => {
      const page = await open(await world.bookUnpaid())
      pass(15)
      await world.reconcile()
      standIn.held.get(page)!.state = 'open'
      await say(standIn.settle(page))
    },
    takes: [
      ...[...opened, ...endedUnpaid, 'payments pending expired'],
      ...['payments expired paid', 'appointments expired booked', 'reservations new booked'],
    ],
  },
  {
    walk: 'is not paid in time, and paid when somebody else has its time',
    run: async () => {
      const page = await open(await world.bookUnpaid())
      pass(15)
      await world.bookUnpaid(tomorrow, atVisit, '501234568')
      await say(standIn.settle(page))
    },
    takes: [
      ...[...opened, ...endedUnpaid, 'payments pending expired'],
      ...['appointments new booked', 'reservations new booked', 'payments expired refund_due'],
    ],
  },
  {
    walk: 'is cancelled before its payment was opened',
    run: async () => change(await world.bookUnpaid(), 'cancel', {}),
    takes: [
      ...bookedToPay,
      ...['appointments awaiting_payment cancelled', 'reservations unpaid released', 'payments created expired'],
    ],
  },
  {
    walk: 'is paid before it was written down that its payment is open',
    run: async () => {
      await world.bookUnpaid()
      await sayUnopened('paid')
    },
    takes: [...bookedToPay, 'payments created paid', ...paidInTime],
  },
  {
    walk: 'is declined before that',
    run: async () => {
      await world.bookUnpaid()
      await sayUnopened('declined')
    },
    takes: [...bookedToPay, 'payments created declined'],
  },
  {
    walk: 'is paid with another amount before that',
    run: async () => {
      await world.bookUnpaid()
      await sayUnopened('paid', 1)
    },
    takes: [...bookedToPay, 'payments created refund_due'],
  },
  {
    walk: 'is offered the time of one that is cancelled, and takes it',
    run: async () => {
      const first = await world.bookUnpaid(tomorrow, atVisit)
      const waits = await world.bookUnpaid(later, atVisit, '501234568')
      await change(waits, 'toggle_earlier', { wanted: true })
      await change(first, 'cancel', {})
      const { earlier } = await world.stored(waits)
      await change(waits, 'earlier_offer', { offer_id: earlier?.offer?.id, answer: 'accept' })
    },
    takes: [
      ...['appointments new booked', 'reservations new booked', 'appointments booked cancelled'],
      ...['reservations booked released', 'reservations new offered', 'reservations offered booked'],
    ],
  },
]

const takenNow = async () =>
  (await world.rows<{ change: string }>('select distinct change from taken_changes')).map((row) => row.change)

it.each(walks.map(({ walk, ...rest }) => [walk, rest] as const))('a visit that %s', async (_, { run, takes }) => {
  await run()
  expect((await takenNow()).toSorted()).toEqual(takes.toSorted())
})

it('the walks take every change of the three tables together, and no other', () => {
  const known = Object.entries<States<string>>(tables).flatMap(([table, states]) =>
    Object.entries(states).flatMap(([to, froms]) => froms.map((from) => `${table} ${from} ${to}`)),
  )
  const walked = new Set(walks.flatMap(({ takes }) => takes))
  expect([...walked].toSorted()).toEqual(known.toSorted())
})
