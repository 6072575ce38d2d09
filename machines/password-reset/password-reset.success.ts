import { assign } from 'xstate'
import { toSignIn } from './password-reset.requests.ts'
import { passwordResetSetup } from './password-reset.setup.ts'

/** The password is set: who was on the way to something of theirs is signed in and led back to it (S25). */
export const success = passwordResetSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      tags: 'busy',
      invoke: {
        id: 'findReturnPath',
        src: 'findReturnPath',
        onDone: [
          {
            guard: { type: 'mayReturn', params: ({ event }) => event },
            target: 'signingIn',
            actions: assign({ returnPath: ({ event }) => event.output }),
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => toSignIn(context),
        onDone: 'signedIn',
        // The password is set: the patient signs in with it themselves.
        onError: { target: 'signedOut', actions: assign({ returnPath: undefined }) },
      },
    },
    signedIn: { entry: 'forgetPassword' },
    signedOut: {
      entry: 'forgetPassword',
      on: {
        'step.revisited': {
          guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, of: 'forget' }) },
          target: '#passwordReset.forget',
        },
      },
    },
  },
})
