import { required } from '#machines/required'
import { not } from 'xstate'
import { bookingSetup } from './booking.setup.ts'

/** While the form is filled in, the proof of the phone ends with its time. */
export const phoneProof = bookingSetup.createStateConfig({
  initial: 'absent',
  states: {
    absent: { always: { guard: 'hasProof', target: 'alive' } },
    alive: {
      always: { guard: not('hasProof'), target: 'absent' },
      invoke: {
        id: 'proofEnd',
        src: 'waitUntil',
        input: ({ context }) => ({ instant: required(context.proof, 'proof').expiresAt }),
        onDone: { target: 'absent', actions: 'dropProof' },
        onError: { target: 'absent', actions: 'dropProof' },
      },
    },
  },
})
