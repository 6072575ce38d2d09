import { assign } from 'xstate'
import { emailAsNumber } from '#machines/phone-code/phone-code.types'
import { toPhoneCode, toSend, toSendLink } from './password-reset.requests.ts'
import { passwordResetSetup } from './password-reset.setup.ts'
import { success } from './password-reset.success.ts'
import { update } from './password-reset.update.ts'

/**
 * A forgotten password, replaced by the phone or the email of its account. A phone is texted a code, which is traded for the right to set a
 * password, once; an email is mailed a link that has such a right (S26). The new one signs in at once only where the patient was on the way
 * to something of theirs.
 */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  context: ({ input: { phoneRegion, draft } }) => ({
    answers: draft?.answers ?? { phone: '', phoneRegion },
    number: draft?.linkSent
      ? emailAsNumber(draft.linkSent.email)
      : { phone: draft?.codeSent?.phone ?? '', country_code: draft?.codeSent?.country_code ?? '' },
    codeSent: draft?.codeSent,
    linkSent: draft?.linkSent,
    linkToken: undefined,
    unsentCode: undefined,
    right: undefined,
    password: '',
    problem: undefined,
    isInterrupted: false,
    returnPath: undefined,
  }),
  initial: 'restoring',
  on: {
    'connection.returned': { actions: 'clearOffline' },
    'link.opened': {
      guard: { type: 'isOtherLink', params: ({ event }) => event },
      target: '.update.entering.checkingLink',
      actions: ['clearProblem', 'forgetPassword', { type: 'openLink', params: ({ event }) => event }],
    },
  },
  states: {
    restoring: {
      always: [
        { guard: 'isLinkSent', target: 'mailed' },
        { guard: 'isCodeSent', target: 'confirm' },
        { target: 'forget' },
      ],
    },
    forget: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'phone.changed': {
              actions: [
                assign({ answers: ({ context, event }) => ({ ...context.answers, ...event.answers }) }),
                'clearProblem',
              ],
            },
            'phone.given': [
              {
                guard: { type: 'mayUpdateOf', params: ({ event }) => event },
                target: '#passwordReset.update',
                actions: ['clearProblem', { type: 'setNumber', params: ({ event }) => event }],
              },
              {
                guard: { type: 'isCodeSentTo', params: ({ event }) => event },
                target: '#passwordReset.confirm',
                actions: ['clearProblem', { type: 'setNumber', params: ({ event }) => event }],
              },
              {
                target: 'sending',
                actions: [
                  'clearProblem',
                  'forgetCode',
                  'forgetLink',
                  { type: 'setNumber', params: ({ event }) => event },
                ],
              },
            ],
            'email.given': {
              target: 'mailing',
              actions: ['clearProblem', 'forgetCode', { type: 'setEmail', params: ({ event }) => event }],
            },
            'step.revisited': [
              {
                guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, of: 'forget' }) },
              },
              { guard: 'mayUpdate', target: '#passwordReset.update', actions: 'clearProblem' },
              {
                guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, of: 'update' }) },
                actions: 'noteInterruption',
              },
              { guard: 'isLinkSent', target: '#passwordReset.mailed', actions: 'clearProblem' },
              { guard: 'isCodeSent', target: '#passwordReset.confirm', actions: 'clearProblem' },
            ],
          },
        },
        mailing: {
          tags: 'busy',
          invoke: {
            id: 'sendLink',
            src: 'sendLink',
            input: ({ context }) => toSendLink(context),
            onDone: {
              target: '#passwordReset.mailed',
              actions: { type: 'setLinkSent', params: ({ event }) => event },
            },
            onError: { target: 'asking', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => toSend(context),
            onDone: {
              target: '#passwordReset.confirm',
              actions: { type: 'setCodeSent', params: ({ event }) => event },
            },
            onError: { target: 'asking', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
      },
    },
    /** The link is in the patient's mail: it leads on. */
    mailed: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'link.resend_requested': { target: 'sending', actions: 'clearProblem' },
            'step.revisited': {
              guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, of: 'forget' }) },
              target: '#passwordReset.forget',
              actions: 'clearProblem',
            },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'sendLinkAgain',
            src: 'sendLink',
            input: ({ context }) => toSendLink(context),
            onDone: { target: 'waiting', actions: { type: 'setLinkSent', params: ({ event }) => event } },
            onError: { target: 'waiting', actions: { type: 'setProblem', params: ({ event }) => event } },
          },
        },
      },
    },
    confirm: {
      initial: 'entering',
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
            guard: { type: 'isPhoneProven', params: ({ event }) => event },
            target: 'update',
            actions: [{ type: 'takeRight', params: ({ event }) => event }, 'forgetCode'],
          },
          { target: 'forget', actions: { type: 'noteProblem', params: ({ event }) => event } },
        ],
        onError: { target: 'forget', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
      on: {
        'code.given': { actions: 'passToCode' },
        'code.resend_requested': { actions: 'passToCode' },
        'connection.returned': { actions: 'passToCode' },
      },
      states: {
        busy: { tags: 'busy' },
        entering: {
          on: {
            'step.revisited': {
              guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, of: 'forget' }) },
              target: '#passwordReset.forget',
              actions: 'clearProblem',
            },
          },
        },
      },
    },
    update,
    success,
  },
})
