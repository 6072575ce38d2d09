import { assign, fromPromise, setup } from 'xstate'
import { toFlowProblem, type FlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'

type Event = { type: 'accepted' } | { type: 'declined' }

/** Problems of the token itself: it never signs anybody in. */
const final = ['partner_token_invalid', 'partner_token_expired', 'partner_account_differs'] as const

/**
 * The way in from a partner's own site (Q10, S20): its token is only used after the patient has accepted, once. After a failure of the
 * network it can be tried again; a token that was refused cannot.
 */
export const partnerEntryMachine = setup({
  types: {
    context: {} as { problem: FlowProblem | undefined },
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: {
    /** Trades the token for a session. Rejects with a `Problem`. */
    enter: fromPromise<void>(notProvided('enter')),
  },
  guards: {
    isRefused: (_, { error }: { error: unknown }) => final.some((code) => code === toFlowProblem(error).code),
  },
  actions: {
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: toFlowProblem(error) })),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'partnerEntry',
  context: { problem: undefined },
  initial: 'offered',
  states: {
    offered: { on: { accepted: 'entering', declined: 'left' } },
    entering: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'enter',
        onDone: 'entered',
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { target: 'offered', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    refused: { on: { declined: 'left' } },
    entered: { type: 'final' },
    left: { type: 'final' },
  },
})
