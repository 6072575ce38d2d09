import { assertEvent, assign, sendTo, setup } from 'xstate'
import { phoneCodeMachine } from '#machines/phone-code/phone-code.machine'
import { isOneNumber, type PhoneCodeOutput } from '#machines/phone-code/phone-code.types'
import { required } from '#machines/required'
import type { ContactChangeContext, ContactChangeEvent, ContactChangeInput } from './contact-change.types.ts'

/**
 * A new phone or email of a signed-in patient (C35, C36, C37): it is given, sent a code, and replaces the old one when that code comes back.
 * The service that checks the code makes the change.
 */
export const contactChangeMachine = setup({
  types: {
    context: {} as ContactChangeContext,
    events: {} as ContactChangeEvent,
    input: {} as ContactChangeInput,
    children: {} as { phoneCode: 'phoneCode' },
  },
  actors: { phoneCode: phoneCodeMachine },
  guards: {
    hasSentCode: ({ context }) => context.contact !== undefined && context.sent !== undefined,
    wasProven: (_, { output }: { output: PhoneCodeOutput }) => output.proof !== undefined,
    // The contact is somebody else's: no other code helps, another contact does.
    isTaken: (_, { code }: { code: string | undefined }) => code === 'account_exists',
  },
  actions: {
    setAnswers: assign(({ context, event }) => {
      assertEvent(event, 'answers.changed')
      return { answers: { ...context.answers, ...event.answers } }
    }),
    setContact: assign(({ context, event }) => {
      assertEvent(event, 'contact.given')
      return { contact: event.contact, ...(isOneNumber(context.contact, event.contact) ? {} : { sent: undefined }) }
    }),
    clearProblem: assign({ problem: undefined }),
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
    toCode: sendTo('phoneCode', ({ event }) => event),
  },
}).createMachine({
  id: 'contactChange',
  context: ({ input: { phoneRegion, draft } }) => ({
    answers: draft?.answers ?? { text: '', phoneRegion },
    contact: draft?.contact,
    sent: draft?.sent,
    problem: undefined,
  }),
  initial: 'restoring',
  on: { 'connection.returned': { actions: 'clearOffline' } },
  states: {
    restoring: { always: [{ guard: 'hasSentCode', target: 'proving' }, { target: 'asking' }] },
    asking: {
      on: {
        'answers.changed': { actions: ['setAnswers', 'clearProblem'] },
        'contact.given': { target: 'proving', actions: ['setContact', 'clearProblem'] },
      },
    },
    proving: {
      on: {
        'code.given': { actions: 'toCode' },
        'code.resend_requested': { actions: 'toCode' },
        'connection.returned': { actions: ['clearOffline', 'toCode'] },
        'contact.change_requested': { target: 'asking', actions: 'clearProblem' },
      },
      invoke: {
        id: 'phoneCode',
        src: 'phoneCode',
        input: ({ context: { contact, sent } }) => ({
          number: required(contact, 'contact'),
          purpose: 'new_contact',
          sent,
        }),
        onSnapshot: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ code: event.snapshot.context.problem?.code }) },
            target: 'asking',
            actions: assign({ sent: undefined, problem: ({ event }) => event.snapshot.context.problem }),
          },
          { actions: assign({ sent: ({ event }) => event.snapshot.context.sent }) },
        ],
        onDone: [
          { guard: { type: 'wasProven', params: ({ event }) => event }, target: 'changed' },
          { target: 'asking', actions: assign({ problem: ({ event }) => event.output.problem }) },
        ],
      },
    },
    changed: { type: 'final' },
  },
})
