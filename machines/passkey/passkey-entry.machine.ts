import { assign, fromPromise, setup } from 'xstate'
import type { PasskeySignInRequest } from '#contract/passkey'
import { notProvided } from '#machines/not-provided'
import { required } from '#machines/required'
import { isOffline, toRefusal, type PasskeyRefusal } from './passkey.types.ts'

type Credential = PasskeySignInRequest['credential']

type Context = {
  /** What the device has signed. */
  credential: Credential | undefined
  refusal: PasskeyRefusal | undefined
}

type Event = { type: 'passkey.pressed' } | { type: 'connection.returned' }

/**
 * The way in by passkey (R09). While nobody presses, the browser offers the device's passkeys in the field, where it can; a press asks for one
 * at once. What the device signs signs in once. After each refusal both ways are open again.
 */
export const passkeyEntryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: {
    /** Waits until the patient chooses a passkey in the field for phone or email. Rejects where the browser cannot offer them there. */
    offerPasskeys: fromPromise<Credential>(notProvided('offerPasskeys')),
    /** Has the device ask the patient. Rejects with a `Problem` or `NoPasskey`. */
    createPasskeyChallenge: fromPromise<Credential>(notProvided('createPasskeyChallenge')),
    signIn: fromPromise<void, { credential: Credential }>(notProvided('signIn')),
  },
  // Shorter than what the device is asked to sign counts.
  delays: { staleOffer: 240_000 },
  actions: {
    setRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toRefusal(error) })),
    clearRefusal: assign({ refusal: undefined }),
    clearOffline: assign({ refusal: ({ context: { refusal } }) => (isOffline(refusal) ? undefined : refusal) }),
  },
}).createMachine({
  id: 'passkeyEntry',
  context: { credential: undefined, refusal: undefined },
  initial: 'offering',
  states: {
    offering: {
      on: { 'passkey.pressed': 'asking', 'connection.returned': { actions: 'clearOffline' } },
      after: { staleOffer: { target: 'offering', reenter: true } },
      invoke: {
        src: 'offerPasskeys',
        onDone: { target: 'signingIn', actions: assign({ credential: ({ event }) => event.output }) },
        // Nobody has pressed anything: there is nothing to explain.
        onError: 'waiting',
      },
    },
    waiting: {
      on: { 'passkey.pressed': 'asking', 'connection.returned': { target: 'offering', actions: 'clearOffline' } },
    },
    asking: {
      tags: 'busy',
      entry: 'clearRefusal',
      invoke: {
        src: 'createPasskeyChallenge',
        onDone: { target: 'signingIn', actions: assign({ credential: ({ event }) => event.output }) },
        onError: { target: 'offering', actions: { type: 'setRefusal', params: ({ event }) => event } },
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'clearRefusal',
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({ credential: required(context.credential, 'credential') }),
        onDone: 'signedIn',
        onError: { target: 'offering', actions: { type: 'setRefusal', params: ({ event }) => event } },
      },
    },
    signedIn: { type: 'final' },
  },
})
