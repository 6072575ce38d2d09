import { required } from '#machines/required'
import { problemOf } from './booking.problem.ts'
import { renewalOf, toHold } from './booking.requests.ts'
import { bookingSetup } from './booking.setup.ts'

/** While the form is filled in, the slot is held, and held again when the ten minutes are over. */
export const heldTime = bookingSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isHeld', target: 'held' }, { target: 'unheld' }] },
    held: {
      invoke: {
        id: 'holdEnd',
        src: 'waitUntil',
        input: ({ context }) => ({ instant: renewalOf(required(context.hold, 'hold')) }),
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
          { guard: 'isSuspensionFound', target: '#booking.suspended', actions: 'takeSuspension' },
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
})
