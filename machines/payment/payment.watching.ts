import { required } from '#machines/required'
import { paymentSetup } from './payment.setup.ts'

/** Asks the platform once more; whatever it answers decides what is shown, and without an answer that stays. */
const asking = paymentSetup.createStateConfig({
  entry: 'countAsk',
  invoke: {
    id: 'readPayment',
    src: 'readPayment',
    input: ({ context }) => ({ appointmentId: context.appointmentId }),
    onDone: {
      target: '#payment.deciding',
      actions: { type: 'setAppointment', params: ({ event }) => ({ appointment: event.output }) },
    },
    onError: '#payment.deciding',
  },
})

/** Until somebody looks who may know more: this patient again, after another tab or another app. */
const resting = paymentSetup.createStateConfig({
  on: {
    'answer.requested': 'asking',
    'page.seen': 'asking',
    'connection.returned': { target: 'asking', actions: 'clearOffline' },
  },
})

/** An outcome, which may still change: what was paid too late is given back. */
export const outcome = paymentSetup.createStateConfig({ initial: 'resting', states: { resting, asking } })

/** Nobody has paid in time. Until the provider has said that it took nothing either, it is asked again and again, later and later. */
export const ended = paymentSetup.createStateConfig({
  initial: 'resting',
  states: { resting, checking: { ...resting, after: { nextQuestion: 'asking' } }, asking },
})

/** While nobody knows what the bank says: asks again and again, later and later, and at once when somebody looks. */
export const unknown = paymentSetup.createStateConfig({
  initial: 'resting',
  on: { 'card.pressed': 'starting' },
  states: { resting: { ...resting, after: { nextQuestion: 'asking' } }, asking },
})

/** While the patient chooses how to pay, until the time for it is over. */
export const choosing = paymentSetup.createStateConfig({
  initial: 'resting',
  on: { 'card.pressed': 'starting', 'wallet.pressed': 'paying', 'visit.pressed': 'settling' },
  invoke: {
    id: 'timeToPay',
    src: 'waitUntil',
    input: ({ context }) => ({ instant: required(context.appointment?.payment?.pay_until, 'time to pay') }),
    onDone: '.late',
    onError: '.late',
  },
  // A little later: the platform decides whether it is over.
  states: { resting, late: { after: { nextQuestion: 'asking' } }, asking },
})
