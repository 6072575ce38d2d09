import { assign, fromPromise, setup } from 'xstate'
import type { OtpAnswer } from '#contract/appointment'
import { suspensionOf } from '#contract/suspension-reasons'
import { required } from '#machines/required'
import { retryAtOf, toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import type { WaitInput } from '#machines/wait-input'
import type {
  PhoneCodeContext,
  PhoneCodeEvent,
  PhoneCodeInput,
  PhoneCodeOutput,
  SendCodeInput,
  VerifyCodeInput,
  VerifyCodeOutput,
} from './phone-code.types.ts'

/**
 * Verifies a phone, or an email, by a one-time code: sends it, lets it be entered as often as the platform allows, and sends another once the
 * pause between two is over. Its output is the proof, or the reason why no code could be sent; the parent decides what follows.
 */
export const phoneCodeMachine = setup({
  types: {
    context: {} as PhoneCodeContext,
    events: {} as PhoneCodeEvent,
    input: {} as PhoneCodeInput,
    output: {} as PhoneCodeOutput,
    tags: {} as 'busy',
  },
  actors: {
    sendCode: fromPromise<OtpAnswer, SendCodeInput>(notProvided('sendCode')),
    verifyCode: fromPromise<VerifyCodeOutput, VerifyCodeInput>(notProvided('verifyCode')),
    waitUntil: fromPromise<void, WaitInput>(notProvided('waitUntil')),
  },
  guards: {
    hasSentCode: ({ context }) => context.sent !== undefined,
    hasUnsentCode: ({ context }) => context.unsentCode !== undefined,
  },
  actions: {
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: toFlowProblem(error) })),
    // The platform says from when on it sends another: the pause lasts until then.
    postponeResend: assign(({ context: { sent } }, { error }: { error: unknown }) => {
      const resend_at = retryAtOf(toFlowProblem(error))
      return sent && resend_at ? { sent: { ...sent, resend_at } } : {}
    }),
    clearProblem: assign({ problem: undefined }),
    // A problem reported for want of a network no longer holds.
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    // A code that was answered is not needed any more, whatever the answer.
    keepUnsentCode: assign({
      unsentCode: ({ context: { problem, unsentCode } }) => (problem?.code === 'offline' ? unsentCode : undefined),
    }),
  },
}).createMachine({
  id: 'phoneCode',
  context: ({ input: { number, purpose, sent, unsentCode, problem } }) => ({
    number,
    purpose,
    sent,
    unsentCode,
    problem,
    proof: undefined,
  }),
  initial: 'beginning',
  output: ({ context: { proof, hasAccount, suspension, problem } }) => ({ proof, hasAccount, suspension, problem }),
  on: { 'connection.returned': { actions: 'clearOffline' } },
  states: {
    beginning: { always: [{ guard: 'hasSentCode', target: 'entering' }, { target: 'sending' }] },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context, event }) => ({
          ...context.number,
          purpose: context.purpose,
          ...(event.type === 'code.resend_requested' && event.channel ? { channel: event.channel } : {}),
        }),
        onDone: {
          target: 'entering',
          actions: assign({ sent: ({ event }) => event.output, unsentCode: undefined }),
        },
        onError: [
          {
            guard: 'hasSentCode',
            target: 'entering',
            actions: [
              { type: 'setProblem', params: ({ event }) => event },
              { type: 'postponeResend', params: ({ event }) => event },
            ],
          },
          { target: 'unsent', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    entering: {
      initial: 'cooling',
      on: {
        'code.given': { target: 'checking', actions: assign({ unsentCode: ({ event }) => event.code }) },
        'connection.returned': [{ guard: 'hasUnsentCode', target: 'checking' }, { actions: 'clearOffline' }],
      },
      states: {
        cooling: {
          invoke: {
            id: 'resendWait',
            src: 'waitUntil',
            input: ({ context }) => ({ instant: required(context.sent, 'sent code').resend_at }),
            onDone: 'resendable',
            onError: 'resendable',
          },
        },
        resendable: {
          on: { 'code.resend_requested': { target: '#phoneCode.sending', actions: 'clearProblem' } },
        },
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context: { number, purpose, unsentCode } }) => ({
          phone: number.phone,
          country: number.country_code,
          phone_verification_token: required(unsentCode, 'code'),
          ...(number.email === undefined ? {} : { email: number.email }),
          purpose,
        }),
        onDone: {
          target: 'proven',
          actions: assign({
            proof: ({ context, event }) => ({
              ...context.number,
              guestToken: event.output.guest_token,
              expiresAt: event.output.expires_at,
            }),
            hasAccount: ({ event }) => event.output.has_account,
            suspension: ({ event }) => suspensionOf(event.output),
          }),
        },
        onError: {
          target: 'entering',
          actions: [{ type: 'setProblem', params: ({ event }) => event }, 'keepUnsentCode'],
        },
      },
    },
    proven: { type: 'final' },
    /** No code is on its way: the number itself must be corrected. */
    unsent: { type: 'final' },
  },
})
