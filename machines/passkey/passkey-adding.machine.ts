import { assign, fromPromise, setup } from 'xstate'
import type { NewPasskeyRequest, Passkey } from '#contract/passkey'
import { notProvided } from '#machines/not-provided'
import { required } from '#machines/required'
import { isOffline, toRefusal, type PasskeyRefusal } from './passkey.types.ts'

type Credential = NewPasskeyRequest['credential']

type Context = {
  /** What the device has made. */
  credential: Credential | undefined
  added: Passkey | undefined
  refusal: PasskeyRefusal | undefined
}

type Event = { type: 'add.pressed' } | { type: 'owner.confirmed' } | { type: 'confirmation.left' }

/**
 * Adds a passkey to the account: the device makes it, the platform keeps it. Where the sign-in is too long ago the patient shows first that
 * it is them; then it goes on by itself.
 */
export const passkeyAddingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    /** Has the device make a passkey as the platform asks it to. Rejects with a `Problem` or `NoPasskey`. */
    makePasskey: fromPromise<Credential>(notProvided('makePasskey')),
    savePasskey: fromPromise<Passkey, { credential: Credential }>(notProvided('savePasskey')),
  },
  guards: {
    /** A passkey that the device has made waits for the network: another one would stand beside it. */
    isUnsaved: ({ context: { credential, refusal } }) => credential !== undefined && isOffline(refusal),
    isUnconfirmed: (_, { error }: { error: unknown }) => {
      const refusal = toRefusal(error)
      return 'problem' in refusal && refusal.problem === 'confirmation_needed'
    },
  },
  actions: {
    setRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toRefusal(error) })),
    clearRefusal: assign({ refusal: undefined }),
    forgetMade: assign({ credential: undefined }),
  },
}).createMachine({
  id: 'passkeyAdding',
  context: { credential: undefined, added: undefined, refusal: undefined },
  initial: 'ready',
  states: {
    ready: { on: { 'add.pressed': [{ guard: 'isUnsaved', target: 'saving' }, { target: 'making' }] } },
    making: {
      tags: 'busy',
      entry: ['clearRefusal', 'forgetMade'],
      invoke: {
        src: 'makePasskey',
        onDone: { target: 'saving', actions: assign({ credential: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'isUnconfirmed', params: ({ event }) => event }, target: 'confirming' },
          { target: 'ready', actions: { type: 'setRefusal', params: ({ event }) => event } },
        ],
      },
    },
    confirming: { on: { 'owner.confirmed': 'making', 'confirmation.left': 'ready' } },
    saving: {
      tags: 'busy',
      entry: 'clearRefusal',
      invoke: {
        src: 'savePasskey',
        input: ({ context }) => ({ credential: required(context.credential, 'credential') }),
        onDone: { target: 'added', actions: assign({ added: ({ event }) => event.output }) },
        onError: { target: 'ready', actions: { type: 'setRefusal', params: ({ event }) => event } },
      },
    },
    added: { on: { 'add.pressed': 'making' } },
  },
})
