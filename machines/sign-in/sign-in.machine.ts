import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { isOneNumber, type PhoneCodeOutput, type PhoneNumber } from '#machines/phone-code/phone-code.types'
import { required } from '#machines/required'
import type {
  SignInAnswers,
  SignInByPasswordInput,
  SignInByProofInput,
  SignInByProofOutput,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignUpInput,
} from './sign-in.types.ts'

/**
 * The way into an account (R09). A phone or an email comes first; a code that is sent to it, or the account's password, opens the account,
 * and where nobody has joined with what is proven they do so by their name. The services keep the session: no token of it comes here.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    children: {} as { phoneCode: 'phoneCode' },
    tags: {} as 'busy',
  },
  actors: {
    phoneCode: phoneCodeMachine,
    /** Signs in with a proven phone (C24). Rejects with `guest_token_invalid` where the proof counts no more. */
    signInByProof: fromPromise<SignInByProofOutput, SignInByProofInput>(notProvided('signInByProof')),
    signInByPassword: fromPromise<void, SignInByPasswordInput>(notProvided('signInByPassword')),
    signUp: fromPromise<void, SignUpInput>(notProvided('signUp')),
  },
  guards: {
    /** A phone that is proven already is not sent a second code. */
    isProven: ({ context }, { number = context.number }: { number?: PhoneNumber }) =>
      isOneNumber(context.proof, number),
    hasSentCode: ({ context }) => context.number !== undefined && context.sent !== undefined,
    isKnownNow: (_, { error }: { error: unknown }) => toFlowProblem(error).code === 'account_exists',
    hasProvenNoMore: (_, { error }: { error: unknown }) => toFlowProblem(error).code === 'guest_token_invalid',
    wasProvenAsNew: (_, { output }: { output: PhoneCodeOutput }) =>
      output.proof !== undefined && output.hasAccount === false,
    wasProven: (_, { output }: { output: PhoneCodeOutput }) => output.proof !== undefined,
    isUnknown: (_, { output }: { output: SignInByProofOutput }) => output === 'unknown',
  },
  actions: {
    setAnswers: assign(({ context, event }) => {
      assertEvent(event, 'answers.changed')
      return { answers: { ...context.answers, ...event.answers } }
    }),
    setNumber: assign(({ context, event }) => {
      assertEvent(event, ['number.given', 'password.chosen'])
      const isSame = isOneNumber(context.number, event.number)
      return { number: event.number, ...(isSame ? {} : { sent: undefined }) }
    }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: toFlowProblem(error) })),
    clearProblem: assign({ problem: undefined }),
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    keepProof: assign((_, { output }: { output: PhoneCodeOutput }) => ({ proof: output.proof, sent: undefined })),
    forgetProof: assign({ proof: undefined, sent: undefined }),
    forgetPerson: assign(({ context: { answers } }) => ({
      answers: nothingTyped(answers.phoneRegion),
      number: undefined,
      sent: undefined,
      proof: undefined,
    })),
    toCode: sendTo('phoneCode', ({ event }) => {
      assertEvent(event, ['code.given', 'code.resend_requested', 'connection.returned'])
      return event
    }),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input: { phoneRegion, draft, proof } }) => ({
    answers: draft?.answers ?? nothingTyped(phoneRegion),
    number: draft?.number,
    sent: draft?.sent,
    proof,
    problem: undefined,
  }),
  initial: 'beginning',
  on: { 'answers.changed': { actions: 'setAnswers' }, 'connection.returned': { actions: 'clearOffline' } },
  states: {
    beginning: {
      always: [
        // After a reload: the step that the patient was at.
        {
          guard: { type: 'isProven', params: {} },
          target: 'entering',
        },
        { guard: 'hasSentCode', target: 'proving' },
        { target: 'identifying' },
      ],
    },
    identifying: {
      on: {
        // What was refused is another number or email now: nothing of it is said, or tried, again.
        'answers.changed': { actions: ['setAnswers', 'clearProblem'] },
        'number.given': [
          {
            guard: { type: 'isProven', params: ({ event }) => ({ number: event.number }) },
            target: 'entering',
            actions: ['setNumber', 'clearProblem'],
          },
          { target: 'proving', actions: ['setNumber', 'clearProblem'] },
        ],
        'password.chosen': { target: 'password', actions: ['setNumber', 'clearProblem'] },
      },
    },
    proving: {
      on: {
        'code.given': { actions: 'toCode' },
        'code.resend_requested': { actions: 'toCode' },
        'connection.returned': { actions: ['clearOffline', 'toCode'] },
        // The code that is on its way still counts, should the patient come back to it.
        'password.chosen': { target: 'password', actions: ['setNumber', 'clearProblem'] },
        'number.change_requested': { target: 'identifying', actions: 'clearProblem' },
      },
      invoke: {
        id: 'phoneCode',
        src: 'phoneCode',
        input: ({ context: { number, sent } }) => ({ number: required(number, 'number'), purpose: 'sign_in', sent }),
        onSnapshot: { actions: assign({ sent: ({ event }) => event.snapshot.context.sent }) },
        onDone: [
          {
            guard: { type: 'wasProvenAsNew', params: ({ event }) => event },
            target: 'joining',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasProven', params: ({ event }) => event },
            target: 'entering',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          { target: 'identifying', actions: assign({ problem: ({ event }) => event.output.problem }) },
        ],
      },
    },
    entering: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signInByProof',
        src: 'signInByProof',
        input: ({ context }) => ({ proof: required(context.proof, 'proof') }),
        onDone: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'joining' },
          { target: 'signedIn' },
        ],
        onError: [
          {
            guard: { type: 'hasProvenNoMore', params: ({ event }) => event },
            target: 'identifying',
            actions: [{ type: 'setProblem', params: ({ event }) => event }, 'forgetProof'],
          },
          // The proof still counts: pressing on tries again without a second code.
          { target: 'identifying', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    joining: {
      on: {
        'names.given': 'signingUp',
        'entry.restarted': { target: 'identifying', actions: ['forgetPerson', 'clearProblem'] },
        'number.change_requested': { target: 'identifying', actions: 'clearProblem' },
      },
    },
    signingUp: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context, event }) => {
          assertEvent(event, 'names.given')
          return { proof: required(context.proof, 'proof'), patient: event.patient }
        },
        onDone: 'signedIn',
        onError: [
          { guard: { type: 'isKnownNow', params: ({ event }) => event }, target: 'entering' },
          {
            guard: { type: 'hasProvenNoMore', params: ({ event }) => event },
            target: 'identifying',
            actions: [{ type: 'setProblem', params: ({ event }) => event }, 'forgetProof'],
          },
          { target: 'joining', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    password: {
      on: {
        'password.given': 'checkingPassword',
        'code.chosen': [
          {
            guard: { type: 'isProven', params: {} },
            target: 'entering',
            actions: 'clearProblem',
          },
          { target: 'proving', actions: 'clearProblem' },
        ],
        'number.change_requested': { target: 'identifying', actions: 'clearProblem' },
      },
    },
    checkingPassword: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'signInByPassword',
        src: 'signInByPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.given')
          return { number: required(context.number, 'number'), password: event.password }
        },
        onDone: 'signedIn',
        onError: { target: 'password', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    signedIn: { type: 'final' },
  },
})

const nothingTyped = (phoneRegion: string): SignInAnswers => ({
  ...{ phone: '', phoneRegion, firstName: '', lastName: '', email: '' },
  ...{ birthday: '', dob_format: 'gregorian' },
})
