import { required } from '#machines/required'
import { assign } from 'xstate'
import { startingContext } from './booking.context.ts'
import { heldTime } from './booking.held-time.ts'
import { paymentWays } from './booking.payment-ways.ts'
import { phoneProof } from './booking.phone-proof.ts'
import { problemOf } from './booking.problem.ts'
import { toHold, toPhoneCode } from './booking.requests.ts'
import { bookingSetup } from './booking.setup.ts'
import { submitting } from './booking.submitting.ts'

/**
 * A guest's booking, from the first look at free times to the confirmation. What the patient has entered is never lost: every
 * way back keeps it, and every loss of a slot leads to choosing another with the answers kept.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => startingContext(input),
  initial: 'restoring',
  output: ({ context }) => ({ appointmentId: required(context.appointmentId, 'appointment') }),
  on: {
    'choice.changed': { actions: assign({ choice: ({ context, event }) => ({ ...context.choice, ...event.choice }) }) },
    'answers.changed': {
      actions: [
        assign({ answers: ({ context, event }) => ({ ...context.answers, ...event.answers }) }),
        'clearProblem',
      ],
    },
    'insurance.changed': { actions: [assign({ insurance: ({ event }) => event.insurance }), 'clearProblem'] },
    'consent.changed': { actions: assign({ consent: ({ event }) => event.isGiven }) },
    'connection.returned': { actions: 'clearOffline' },
  },
  states: {
    restoring: {
      always: [
        { guard: { type: 'startsAt', params: { place: 'submitting' } }, target: 'submitting' },
        { guard: 'isSuspended', target: 'suspended' },
        { guard: { type: 'startsAt', params: { place: 'filling' } }, target: 'filling' },
        { guard: { type: 'startsAt', params: { place: 'holding' } }, target: 'settling' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'slot.chosen': {
          target: 'settling',
          actions: [
            assign({
              chosen: ({ event }) => event.chosen,
              loss: undefined,
              feeBefore: undefined,
              // Another visit may be paid otherwise.
              paymentOptions: undefined,
            }),
            'clearProblem',
            'replaceSpentKey',
            'countHold',
          ],
        },
        'step.revisited': { guard: 'hasChoice', target: 'filling', actions: 'goTo' },
      },
    },
    // A platform without holds skips this step: the booking itself then decides who gets the slot.
    settling: { always: [{ guard: 'canHold', target: 'holding' }, { target: 'filling' }] },
    holding: {
      tags: 'busy',
      on: { 'slot.change_requested': 'choosing' },
      invoke: {
        id: 'holdSlot',
        src: 'holdSlot',
        input: ({ context }) => toHold(context),
        onDone: { target: 'filling', actions: { type: 'setHold', params: ({ event }) => ({ hold: event.output }) } },
        onError: [
          {
            guard: { type: 'isSlotLost', params: ({ event }) => problemOf(event) },
            target: 'choosing',
            actions: { type: 'loseSlot', params: ({ event }) => problemOf(event) },
          },
          { guard: 'isSuspensionFound', target: 'suspended', actions: 'takeSuspension' },
          // The server did not answer, or too many slots are held from this address. The form can be filled in all the same;
          // the time is not guaranteed.
          { target: 'filling' },
        ],
      },
    },
    filling: {
      type: 'parallel',
      on: { 'slot.change_requested': { target: 'choosing', actions: 'clearProblem' } },
      states: {
        step: {
          initial: 'resuming',
          states: {
            resuming: {
              always: [
                { guard: { type: 'wasAt', params: { step: 'review' } }, target: 'reviewing' },
                { guard: { type: 'wasAt', params: { step: 'payment' } }, target: 'choosingPayment' },
                // The proof is stored before the review is shown, and the draft after it: the page may be reloaded in between.
                {
                  guard: 'isProvenSinceCode',
                  target: 'reviewing',
                  actions: 'forgetCode',
                },
                { guard: { type: 'wasAt', params: { step: 'code' } }, target: 'provingPhone' },
                { target: 'details' },
              ],
            },
            details: {
              entry: assign({ step: 'details' }),
              on: {
                'details.confirmed': [
                  {
                    guard: { type: 'isProven', params: ({ event }) => ({ patient: event.patient }) },
                    target: 'reviewing',
                    actions: [assign({ patient: ({ event }) => event.patient }), 'clearProblem'],
                  },
                  {
                    guard: { type: 'isCodeSentTo', params: ({ event }) => ({ patient: event.patient }) },
                    target: 'provingPhone',
                    actions: [assign({ patient: ({ event }) => event.patient }), 'clearProblem'],
                  },
                  {
                    target: 'provingPhone',
                    actions: [assign({ patient: ({ event }) => event.patient }), 'forgetCode', 'clearProblem'],
                  },
                ],
                'step.revisited': [
                  {
                    guard: { type: 'isProven', params: ({ event }) => ({ patient: event.patient }) },
                    target: 'reviewing',
                    actions: [assign({ patient: ({ event }) => event.patient }), 'clearProblem'],
                  },
                  {
                    guard: { type: 'isCodeSentTo', params: ({ event }) => ({ patient: event.patient }) },
                    target: 'provingPhone',
                    actions: [assign({ patient: ({ event }) => event.patient }), 'clearProblem'],
                  },
                ],
              },
            },
            provingPhone: {
              initial: 'busy',
              invoke: {
                id: 'phoneCode',
                src: 'phoneCode',
                input: ({ context }) => toPhoneCode(context),
                onSnapshot: [
                  {
                    guard: { type: 'isCodeBusy', params: ({ event }) => event },
                    target: '.busy',
                    actions: { type: 'noteCode', params: ({ event }) => event },
                  },
                  { target: '.entering', actions: { type: 'noteCode', params: ({ event }) => event } },
                ],
                onDone: [
                  {
                    guard: 'isSuspensionFound',
                    target: '#booking.suspended',
                    actions: ['takeSuspension', 'forgetCode'],
                  },
                  {
                    guard: { type: 'isPhoneProven', params: ({ event }) => event },
                    target: 'reviewing',
                    actions: [{ type: 'takeProof', params: ({ event }) => event }, 'forgetCode'],
                  },
                  { target: 'details', actions: { type: 'takeProof', params: ({ event }) => event } },
                ],
                onError: {
                  target: 'details',
                  actions: { type: 'setProblem', params: ({ event }) => problemOf(event) },
                },
              },
              on: {
                'code.given': { actions: 'passToCode' },
                'code.resend_requested': { actions: 'passToCode' },
                'connection.returned': { actions: 'passToCode' },
              },
              states: {
                busy: { tags: 'busy' },
                entering: {
                  entry: assign({ step: 'code' }),
                  on: {
                    'details.change_requested': { target: '#booking.filling.step.details', actions: 'clearProblem' },
                  },
                },
              },
            },
            reviewing: {
              entry: assign({ step: 'review' }),
              on: {
                'details.change_requested': { target: 'details', actions: 'clearProblem' },
                'payment.change_requested': {
                  guard: 'hasPaymentChoice',
                  target: 'choosingPayment',
                  actions: 'clearProblem',
                },
                'step.revisited': { guard: 'isPaymentRevisited', target: 'choosingPayment' },
                'booking.confirmed': [
                  {
                    guard: 'isReadyToReview',
                    target: '#booking.submitting',
                    actions: assign({ isConfirmed: true }),
                  },
                  { target: 'provingPhone', actions: ['forgetCode', 'clearProblem'] },
                ],
              },
            },
            // Opened from the review alone: where the patient chooses nothing, what is usual holds.
            choosingPayment: {
              entry: assign({ step: 'payment' }),
              always: { guard: 'hasNoPaymentChoice', target: 'reviewing' },
              on: {
                'payment.chosen': { actions: ['replaceSpentKey', assign({ payment: ({ event }) => event.method })] },
                'payment.confirmed': 'reviewing',
              },
            },
          },
        },
        payment: paymentWays,
        hold: heldTime,
        proof: phoneProof,
      },
    },
    submitting,
    // Told as soon as it is known (P04). Another phone may book; the answers are kept for it.
    suspended: {
      entry: ['dropProof', assign({ step: 'details' })],
      on: {
        'details.change_requested': {
          guard: 'isPhoneSuspended',
          target: 'filling',
          actions: [assign({ suspension: undefined }), 'clearProblem'],
        },
      },
    },
    booked: { type: 'final' },
  },
})
