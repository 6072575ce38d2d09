import { assign } from 'xstate'
import { problemOf } from './booking.problem.ts'
import { toSubmit, toWithdraw } from './booking.requests.ts'
import { bookingSetup } from './booking.setup.ts'

/** From the confirmation to the platform's answer: the outbox sends the booking, and tells what became of it. */
export const submitting = bookingSetup.createStateConfig({
  initial: 'sending',
  entry: ['clearProblem', assign({ feeBefore: undefined, isConfirmationDue: false, isWithdrawalTooLate: false })],
  invoke: {
    id: 'submitBooking',
    src: 'submitBooking',
    input: ({ context }) => toSubmit(context),
    onError: { target: 'filling', actions: { type: 'setProblem', params: ({ event }) => problemOf(event) } },
  },
  on: {
    'outbox.booked': {
      target: 'booked',
      actions: assign({
        appointmentId: ({ event }) => event.appointmentId,
        isUnpaid: ({ event }) => event.isUnpaid ?? false,
      }),
    },
    // It may have arrived: the next attempt is the same request, and has the same key.
    'outbox.unanswered': { target: 'filling', actions: { type: 'setProblem', params: ({ event }) => event } },
    'outbox.refused': [
      {
        guard: { type: 'isSlotLost', params: ({ event }) => event },
        target: 'choosing',
        actions: [{ type: 'loseSlot', params: ({ event }) => event }, 'countSubmission'],
      },
      { guard: 'isSuspensionFound', target: 'suspended', actions: ['takeSuspension', 'countSubmission'] },
      {
        guard: { type: 'isCode', params: ({ event }) => ({ ...event, codes: ['hold_expired'] }) },
        target: 'submitting',
        reenter: true,
        actions: ['dropHold', 'countSubmission'],
      },
      {
        // The booking was not decided: the same request is sent again once the phone is verified again.
        guard: { type: 'isCode', params: ({ event }) => ({ ...event, codes: ['guest_token_invalid'] }) },
        target: 'filling',
        actions: ['dropProof', { type: 'setProblem', params: ({ event }) => event }],
      },
      {
        // An earlier attempt was accepted with other details. Raising the counter would book a second visit: another time or way to pay does.
        guard: {
          type: 'isCode',
          params: ({ event }) => ({ ...event, codes: ['idempotency_key_reused'] as const }),
        },
        target: 'filling',
        actions: [assign({ isKeySpent: true }), { type: 'setProblem', params: ({ event }) => event }],
      },
      {
        target: 'filling',
        actions: [
          'countSubmission',
          { type: 'raiseFee', params: ({ event }) => event },
          { type: 'setProblem', params: ({ event }) => event },
        ],
      },
    ],
    'outbox.confirmation_due': { target: 'filling', actions: assign({ isConfirmationDue: true }) },
  },
  states: {
    sending: { tags: 'busy', on: { 'outbox.kept': 'queued' } },
    queued: { on: { 'outbox.sending': 'sending', 'booking.withdrawn': 'withdrawing' } },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawBooking',
        src: 'withdrawBooking',
        input: ({ context }) => toWithdraw(context),
        onDone: [
          {
            guard: { type: 'isTooLate', params: ({ event }) => event },
            target: 'queued',
            actions: assign({ isWithdrawalTooLate: true }),
          },
          { target: '#booking.filling', actions: 'countSubmission' },
        ],
        onError: 'queued',
      },
    },
  },
})
