import { assertEvent, assign, sendTo, setup } from 'xstate'
import { toFlowProblem } from '#machines/flow-problem'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import type { PhoneCodeOutput } from '#machines/phone-code/phone-code.types'
import { required } from '#machines/required'
import type { OwnCodeContext, OwnCodeEvent } from './own-code.types.ts'

/**
 * A code to the signed-in patient's own phone or email, which lets them do what a session alone does not. It is sent when they ask for it:
 * each is a message to them. What it opens is up to the service that checks it.
 */
export const ownCodeMachine = setup({
  types: {
    context: {} as OwnCodeContext,
    events: {} as OwnCodeEvent,
    children: {} as { phoneCode: 'phoneCode' },
  },
  actors: { phoneCode: phoneCodeMachine },
  guards: {
    wasProven: (_, { output }: { output: PhoneCodeOutput }) => output.proof !== undefined,
  },
  actions: {
    setContact: assign(({ event }) => {
      assertEvent(event, 'code.requested')
      return { contact: event.contact, problem: undefined }
    }),
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    toCode: sendTo('phoneCode', ({ event }) => event),
  },
}).createMachine({
  id: 'ownCode',
  context: { contact: undefined, sent: undefined, problem: undefined },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'code.requested': { target: 'proving', actions: 'setContact' },
        'connection.returned': { actions: 'clearOffline' },
      },
    },
    proving: {
      on: {
        'code.given': { actions: 'toCode' },
        'code.resend_requested': { actions: 'toCode' },
        'connection.returned': { actions: 'toCode' },
      },
      invoke: {
        id: 'phoneCode',
        src: 'phoneCode',
        input: ({ context: { contact } }) => ({ number: required(contact, 'contact'), purpose: 'sign_in' }),
        onSnapshot: { actions: assign({ sent: ({ event }) => event.snapshot.context.sent }) },
        onDone: [
          { guard: { type: 'wasProven', params: ({ event }) => event }, target: 'proven' },
          { target: 'idle', actions: assign({ sent: undefined, problem: ({ event }) => event.output.problem }) },
        ],
        onError: {
          target: 'idle',
          actions: assign({ sent: undefined, problem: ({ event }) => toFlowProblem(event.error) }),
        },
      },
    },
    proven: { type: 'final' },
  },
})
