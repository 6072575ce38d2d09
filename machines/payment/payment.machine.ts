import { assertEvent, assign } from 'xstate'
import { required } from '#machines/required'
import { paymentSetup } from './payment.setup.ts'
import { choosing, ended, outcome, unknown } from './payment.watching.ts'

/**
 * The payment of one appointment (R07): on its way to the provider, back from it, and until it is known what became of it. What is shown
 * follows from the appointment as the platform tells it, so that a reload, a second tab or a way back changes nothing.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, appointment: undefined, asks: 0, address: undefined, problem: undefined }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ appointmentId: context.appointmentId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setAppointment', params: ({ event }) => ({ appointment: event.output }) },
        },
        onError: [
          { guard: { type: 'isLocked', params: ({ event }) => event }, target: 'foreign' },
          { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      always: [
        { guard: { type: 'looks', params: { like: 'paid' } }, target: 'paid' },
        { guard: { type: 'looks', params: { like: 'refunded' } }, target: 'refunded' },
        { guard: 'isUnclear', target: 'expired.checking' },
        { guard: { type: 'looks', params: { like: 'expired' } }, target: 'expired' },
        { guard: { type: 'looks', params: { like: 'settled' } }, target: 'settled' },
        { guard: { type: 'looks', params: { like: 'declined' } }, target: 'declined' },
        { guard: 'isEager', target: 'starting' },
        // Who has left the provider's page by themselves goes on there, or chooses another way.
        { guard: 'isUnpaid', target: 'due' },
        { guard: 'isPatient', target: 'pending' },
        { target: 'timeout' },
      ],
    },
    due: choosing,
    declined: choosing,
    pending: unknown,
    timeout: unknown,
    starting: {
      tags: 'busy',
      entry: ['clearProblem', assign({ isEager: false, asks: 0 })],
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({ appointmentId: context.appointmentId }),
        onDone: [
          {
            guard: { type: 'hasAddress', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'setAddress', params: ({ event }) => event },
          },
          {
            target: 'deciding',
            actions: { type: 'setAppointment', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'rechecking', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    leaving: {
      tags: 'busy',
      // A browser that kept the page for the way back shows it as it was.
      on: { 'page.seen': 'asking' },
      invoke: {
        id: 'leaveFor',
        src: 'leaveFor',
        input: ({ context }) => ({ address: required(context.address, 'address') }),
        onError: { target: 'rechecking', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    paying: {
      tags: 'busy',
      entry: ['clearProblem', assign({ asks: 0 })],
      invoke: {
        id: 'payByWallet',
        src: 'payByWallet',
        input: ({ context, event }) => {
          assertEvent(event, 'wallet.pressed')
          return { appointment: required(context.appointment, 'appointment'), wallet: event.wallet }
        },
        onDone: { target: 'deciding', actions: { type: 'setOutcome', params: ({ event }) => event } },
        onError: { target: 'rechecking', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    settling: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'settleAtVisit',
        src: 'settleAtVisit',
        input: ({ context, event }) => {
          assertEvent(event, 'visit.pressed')
          return { appointmentId: context.appointmentId, method: event.method }
        },
        onDone: {
          target: 'deciding',
          actions: { type: 'setAppointment', params: ({ event }) => ({ appointment: event.output }) },
        },
        onError: { target: 'rechecking', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    // What was refused, or had no answer, may have come about all the same. The reason stays in sight.
    rechecking: {
      tags: 'busy',
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ appointmentId: context.appointmentId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setAppointment', params: ({ event }) => ({ appointment: event.output }) },
        },
        onError: 'deciding',
      },
    },
    paid: outcome,
    refunded: outcome,
    expired: ended,
    /** There is nothing to pay: it is paid at the visit, or the visit is cancelled. */
    settled: outcome,
    /** This device cannot open the appointment, or there is none. */
    foreign: {},
    offline: { on: { 'answer.requested': 'asking', 'page.seen': 'asking', 'connection.returned': 'asking' } },
    failed: { on: { 'answer.requested': 'asking', 'page.seen': 'asking', 'connection.returned': 'asking' } },
  },
})
