import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { Appointment } from '#contract/appointment'
import { Problem } from '#contract/problem'
import { answered, refused, runs, walk } from '#tests/support/machine-paths'
import { awaitingPayment, paymentIs, unclear } from '#tests/support/payment'
import { outlookOf } from './payment-outlook.ts'
import { paymentMachine } from './payment.machine.ts'
import { selectScreen } from './payment.selectors.ts'
import type { PaymentEvent, PaymentInput } from './payment.types.ts'

const visits: Appointment[] = [
  awaitingPayment,
  paymentIs('pending'),
  paymentIs('declined'),
  paymentIs('paid', 'booked'),
  paymentIs('expired', 'expired'),
  unclear,
  paymentIs('refund_due', 'cancelled'),
  paymentIs('at_visit', 'booked'),
]
const address = 'https://pay.example.com/1'
const failures = ['offline', 'not_found', 'payment_unavailable'] as const
const events = [
  { type: 'card.pressed' },
  { type: 'wallet.pressed', wallet: { method: 'apple_pay', setup: {} } },
  { type: 'visit.pressed', method: 'at_facility' },
  { type: 'answer.requested' },
  { type: 'page.seen' },
  { type: 'connection.returned' },
  { type: 'xstate.after.nextQuestion.payment.pending.resting' },
  { type: 'xstate.after.nextQuestion.payment.timeout.resting' },
  { type: 'xstate.after.nextQuestion.payment.expired.checking' },
  { type: 'xstate.after.nextQuestion.payment.due.late' },
  { type: 'xstate.after.nextQuestion.payment.declined.late' },
  ...visits.flatMap((appointment) => [
    answered('readPayment', appointment),
    answered('settleAtVisit', appointment),
    answered('payByWallet', { appointment }),
    answered('startPayment', { address: undefined, appointment }),
  ]),
  answered('startPayment', { address, appointment: awaitingPayment }),
  answered('payByWallet', { appointment: undefined }),
  answered('timeToPay'),
  refused('timeToPay', new Error('no clock')),
  refused('leaveFor', new Problem('payment_unavailable')),
  ...['readPayment', 'startPayment', 'payByWallet', 'settleAtVisit'].flatMap((id) =>
    failures.map((code) => refused(id, new Problem(code))),
  ),
] as unknown as PaymentEvent[]
const inputs: PaymentInput[] = [
  { appointmentId: 'a', isEager: true, isBack: false },
  { appointmentId: 'a', isEager: false, isBack: false },
  { appointmentId: 'a', isEager: false, isBack: true },
]

type Payment = SnapshotFrom<typeof paymentMachine>

/** What holds whatever has happened. */
function expectIn(payment: Payment, before: Payment) {
  const screen = selectScreen(payment)
  const { appointment } = payment.context
  const outlook = appointment && outlookOf(appointment)
  // What is shown of money is what the platform has told.
  const shown = ['paid', 'refunded', 'expired', 'settled', 'declined'] as const
  for (const one of shown) if (screen === one) expect(outlook).toBe(one)
  if (payment.matches({ expired: 'checking' })) expect(appointment?.payment?.is_unclear).toBe(true)
  if (payment.matches({ expired: 'resting' })) expect(appointment?.payment?.is_unclear).toBeUndefined()
  // A visit that is paid, or is not to be paid, leads to no provider.
  if (payment.matches('starting')) expect(['due', 'pending', 'declined']).toContain(outlook)
  // Nobody goes on by themselves twice.
  if (before.matches('starting')) expect(payment.context.isEager).toBe(false)
  if (screen === 'pending' || screen === 'timeout') expect([payment.context.isBack, outlook]).toEqual([true, 'pending'])
}

it('takes every transition of every state', () => {
  const { unreached, untaken } = walk(paymentMachine, { inputs, events, expectIn })
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events, and after a reload', () => {
  runs(paymentMachine, {
    input: inputs[0]!,
    events,
    reload: ({ context }) => ({ appointmentId: 'a', isEager: false, isBack: context.isBack }),
    expectIn,
  })
})
