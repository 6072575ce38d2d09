import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { Problem } from '#contract/problem'
import { notProvided } from '#machines/not-provided'
import type { WaitInput } from '#machines/wait-input'
import type { RefreshInput, SessionEvent, SessionInput } from './session.types.ts'

/** Milliseconds before its expiry from which the next call refreshes a bearer, so that it does not expire during a call. */
const ageingMs = 60_000

/**
 * The life of a signed-in patient's session in one tab. An ageing bearer is refreshed by the next call and not by a timer, so that an
 * open page alone keeps nobody signed in. Tokens are only in the session record; the machine only knows when they expire.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionInput,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with the instant at which the next bearer expires. Rejects with `unauthenticated` when the session is over. */
    refreshSession: fromPromise<string, RefreshInput>(notProvided('refreshSession')),
    /** Removes what an expired session must not leave on the device. */
    expireSession: fromPromise<void>(notProvided('expireSession')),
    waitUntil: fromPromise<void, WaitInput>(notProvided('waitUntil')),
  },
  actions: {
    /** Navigates to where the patient is told that the session has ended (E03). */
    leaveExpired: notProvided('leaveExpired'),
    /** Loads a page anew after a sign-out, in whichever tab: nothing of the patient stays in its memory. */
    leaveSignedOut: notProvided('leaveSignedOut'),
    setExpiry: assign((_, { expiresAt }: { expiresAt: string }) => ({ expiresAt })),
  },
  guards: {
    canRenew: ({ context }) => context.canRenew,
    isNews: ({ context }, { expiresAt }: { expiresAt: string }) => expiresAt !== context.expiresAt,
    isOver: (_, { error }: { error: unknown }) => error instanceof Problem && error.code === 'unauthenticated',
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  initial: 'alive',
  on: {
    'session.renewed': {
      guard: { type: 'isNews', params: ({ event }) => event },
      target: '.alive',
      actions: { type: 'setExpiry', params: ({ event }) => event },
    },
  },
  states: {
    alive: {
      initial: 'fresh',
      on: {
        'bearer.refused': [{ guard: 'canRenew', target: '.refreshing' }, { target: 'expired' }],
        // The other tab has cleared the device.
        'session.expired': 'expired.leaving',
        'session.signed_out': 'signedOut',
      },
      states: {
        fresh: {
          invoke: {
            id: 'age',
            src: 'waitUntil',
            input: ({ context }) => ({ instant: earlier(context.expiresAt, ageingMs) }),
            onDone: 'ageing',
            onError: 'ageing',
          },
        },
        ageing: { on: { 'call.due': { guard: 'canRenew', target: 'refreshing' } } },
        refreshing: {
          tags: 'busy',
          // Calls refused meanwhile wait for the same refresh.
          on: { 'bearer.refused': {} },
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            input: ({ event }) => {
              assertEvent(event, ['call.due', 'bearer.refused'])
              return { bearer: event.bearer }
            },
            onDone: {
              target: 'fresh',
              actions: { type: 'setExpiry', params: ({ event }) => ({ expiresAt: event.output }) },
            },
            onError: [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: '#session.expired' },
              // The platform was not reached: the next call tries again.
              { target: 'ageing' },
            ],
          },
        },
      },
    },
    expired: {
      initial: 'forgetting',
      states: {
        forgetting: { invoke: { id: 'expireSession', src: 'expireSession', onDone: 'leaving', onError: 'leaving' } },
        leaving: { entry: 'leaveExpired' },
      },
    },
    signedOut: { entry: 'leaveSignedOut' },
  },
})

const earlier = (instant: string, milliseconds: number) => new Date(Date.parse(instant) - milliseconds).toISOString()
