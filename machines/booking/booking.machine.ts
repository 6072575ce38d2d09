import { assign, not } from 'xstate'
import { toFlowProblem } from '#machines/flow-problem'
import { startingContext } from './booking.context.ts'
import { renewalOf, toHold, toPhoneCode, toSubmit, toWithdraw } from './booking.requests.ts'
import { bookingSetup } from './booking.setup.ts'
import type { BookingProblem } from './booking.types.ts'

/**
 * A guest's booking, from the first look at free times to the confirmation. What the patient has entered is never lost: every
 * way back keeps it, and every loss of a slot leads to choosing another with the answers kept.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  context: ({ input }) => startingContext(input),
  initial: 'restoring',
  output: ({ context }) => ({ appointmentId: context.appointmentId! }),
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
            assign({ chosen: ({ event }) => event.chosen, loss: undefined, feeBefore: undefined }),
            'clearProblem',
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
          { guard: 'isSuspensionTold', target: 'suspended', actions: 'takeSuspension' },
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
                    guard: 'isSuspensionTold',
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
          },
        },
        // The slot is held while the form is filled in, and held again when the ten minutes are over.
        hold: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isHeld', target: 'held' }, { target: 'unheld' }] },
            held: {
              invoke: {
                id: 'holdEnd',
                src: 'waitUntil',
                input: ({ context }) => ({ instant: renewalOf(context.hold!) }),
                onDone: 'renewing',
                onError: 'renewing',
              },
            },
            renewing: {
              invoke: {
                id: 'renewHold',
                src: 'holdSlot',
                input: ({ context }) => toHold(context),
                onDone: [
                  {
                    guard: { type: 'isLonger', params: ({ event }) => ({ hold: event.output }) },
                    target: 'held',
                    actions: { type: 'setHold', params: ({ event }) => ({ hold: event.output }) },
                  },
                  { target: 'unheld' },
                ],
                onError: [
                  {
                    guard: { type: 'isSlotLost', params: ({ event }) => problemOf(event) },
                    target: '#booking.choosing',
                    actions: { type: 'loseHeldSlot', params: ({ event }) => problemOf(event) },
                  },
                  { guard: 'isSuspensionTold', target: '#booking.suspended', actions: 'takeSuspension' },
                  // The earlier hold may still exist: the booking names it, and the platform answers if it has ended.
                  { target: 'unheld' },
                ],
              },
            },
            unheld: {
              on: {
                'connection.returned': { guard: 'canHold', target: 'renewing', actions: 'clearOffline' },
                'details.confirmed': { guard: 'canHold', target: 'renewing' },
                'code.given': { guard: 'canHold', target: 'renewing' },
              },
            },
          },
        },
        proof: {
          initial: 'absent',
          states: {
            absent: { always: { guard: 'hasProof', target: 'alive' } },
            alive: {
              always: { guard: not('hasProof'), target: 'absent' },
              invoke: {
                id: 'proofEnd',
                src: 'waitUntil',
                input: ({ context }) => ({ instant: context.proof!.expiresAt }),
                onDone: { target: 'absent', actions: 'dropProof' },
                onError: { target: 'absent', actions: 'dropProof' },
              },
            },
          },
        },
      },
    },
    submitting: {
      initial: 'sending',
      entry: ['clearProblem', assign({ feeBefore: undefined, isConfirmationDue: false, isWithdrawalTooLate: false })],
      invoke: {
        id: 'submitBooking',
        src: 'submitBooking',
        input: ({ context }) => toSubmit(context),
        onError: { target: 'filling', actions: { type: 'setProblem', params: ({ event }) => problemOf(event) } },
      },
      on: {
        'outbox.booked': { target: 'booked', actions: assign({ appointmentId: ({ event }) => event.appointmentId }) },
        'outbox.refused': [
          {
            guard: { type: 'isSlotLost', params: ({ event }) => event },
            target: 'choosing',
            actions: [{ type: 'loseSlot', params: ({ event }) => event }, 'countSubmission'],
          },
          { guard: 'isSuspensionTold', target: 'suspended', actions: ['takeSuspension', 'countSubmission'] },
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
            // An earlier attempt was accepted with other details. Raising the counter would book a second visit.
            guard: {
              type: 'isCode',
              params: ({ event }) => ({ ...event, codes: ['idempotency_key_reused'] as const }),
            },
            target: 'filling',
            actions: { type: 'setProblem', params: ({ event }) => event },
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
    },
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

function problemOf({ error }: { error: unknown }): { problem: BookingProblem } {
  return { problem: toFlowProblem(error) }
}
