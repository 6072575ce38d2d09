import { assign } from 'xstate'
import { toCheckLink, toUpdate } from './password-reset.requests.ts'
import { passwordResetSetup } from './password-reset.setup.ts'

/** The new password is typed and saved, by the right that a code or a mailed link gave. */
export const update = passwordResetSetup.createStateConfig({
  initial: 'entering',
  states: {
    entering: {
      initial: 'resting',
      states: {
        resting: {},
        // A password can be typed, and sent, meanwhile.
        checkingLink: {
          invoke: {
            id: 'checkLink',
            src: 'checkLink',
            input: ({ context }) => toCheckLink(context),
            onDone: 'resting',
            onError: [
              {
                guard: { type: 'isLinkOver', params: ({ event }) => event },
                target: '#passwordReset.update.linkOver',
                actions: ['forgetPassword', { type: 'setProblem', params: ({ event }) => event }],
              },
              // The new password will tell.
              { target: 'resting' },
            ],
          },
        },
      },
      on: {
        'password.given': {
          target: 'saving',
          actions: assign({ password: ({ event }) => event.password }),
        },
        'password.changed': { actions: ['forgetPassword', 'clearProblem'] },
        'connection.returned': [{ guard: 'hasUnsentPassword', target: 'saving' }, { actions: 'clearOffline' }],
        'step.revisited': [
          {
            guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, of: 'update' }) },
          },
          // A code is good for one right: with the right over, its step is as well.
          {
            guard: 'isRightOver',
            target: '#passwordReset.forget',
            actions: ['clearProblem', 'forgetPassword', 'forgetRight', 'forgetLink'],
          },
          { target: '#passwordReset.forget', actions: ['clearProblem', 'forgetPassword'] },
        ],
        'reset.restarted': {
          target: '#passwordReset.forget',
          actions: ['clearProblem', 'forgetPassword', 'forgetRight', 'forgetLink'],
        },
      },
    },
    /** The link that was opened sets no password: it is too old, was used, or is not one. */
    linkOver: {
      on: {
        'step.revisited': {
          guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, of: 'forget' }) },
          target: '#passwordReset.forget',
          actions: ['clearProblem', 'forgetRight', 'forgetLink'],
        },
        'reset.restarted': {
          target: '#passwordReset.forget',
          actions: ['clearProblem', 'forgetRight', 'forgetLink'],
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'updatePassword',
        src: 'updatePassword',
        input: ({ context }) => toUpdate(context),
        onDone: { target: '#passwordReset.success', actions: 'forgetRight' },
        onError: [
          {
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: 'entering',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          {
            target: 'entering',
            actions: ['forgetPassword', { type: 'setProblem', params: ({ event }) => event }],
          },
        ],
      },
    },
  },
})
