import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { ProblemCode } from '#contract/problem'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import { required } from '#machines/required'
import type {
  ArriveInput,
  ArriveOutput,
  LeaveInput,
  SocialEntryContext,
  SocialEntryEvent,
  SocialEntryInput,
} from './social-entry.types.ts'

const unanswered: readonly ProblemCode[] = [
  ...(['offline', 'part_missing', 'timeout', 'unavailable'] as const),
  ...(['idempotency_in_progress', 'request_repeated', 'rate_limited'] as const),
]

/**
 * The way in by another site (S18, S19): the patient leaves for it, and a new page takes up what they come back with. Who is new here goes
 * on to prove or make an account, or without the site. The settings link a site in the same way.
 */
export const socialEntryMachine = setup({
  types: {
    context: {} as SocialEntryContext,
    events: {} as SocialEntryEvent,
    input: {} as SocialEntryInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Begins at the server and leaves the page for the site. */
    leave: fromPromise<void, LeaveInput>(notProvided('leave')),
    /** Shows the server what the patient came back with (C22, C23). */
    arrive: fromPromise<ArriveOutput, ArriveInput>(notProvided('arrive')),
    /** Forgets a newcomer's token. */
    drop: fromPromise<void>(notProvided('drop')),
  },
  guards: {
    hasReturned: ({ context }) => context.returned !== undefined,
    /** Nobody knows what became of the call: it can be made again, and is answered as the first one was. */
    isUnanswered: ({ context: { returned, hasReturned, problem } }) =>
      returned !== undefined && hasReturned && problem !== undefined && unanswered.includes(problem.code),
    isPending: ({ context }) => context.provider !== undefined,
    isNewcomer: (_, { output }: { output: ArriveOutput }) => output === 'newcomer',
  },
  actions: {
    setSite: assign(({ event }) => {
      assertEvent(event, 'site.chosen')
      return { provider: event.provider, problem: undefined }
    }),
    clearProblem: assign({ problem: undefined }),
    setProblem: assign((_, { error, hasReturned }: { error: unknown; hasReturned: boolean }) => ({
      problem: toFlowProblem(error),
      hasReturned,
    })),
  },
}).createMachine({
  id: 'socialEntry',
  context: ({ input: { returned, pending } }) => ({
    returned,
    provider: returned?.provider ?? pending,
    problem: undefined,
    hasReturned: false,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'hasReturned', target: 'arriving' },
        { guard: 'isPending', target: 'confirming' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: {
        'site.chosen': { target: 'leaving', actions: 'setSite' },
        'view.left': { actions: 'clearProblem' },
        'return.repeated': { guard: 'isUnanswered', target: 'arriving', actions: 'clearProblem' },
        'connection.returned': { guard: 'isUnanswered', target: 'arriving', actions: 'clearProblem' },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        src: 'leave',
        input: ({ context }) => ({ provider: required(context.provider, 'provider') }),
        onDone: 'away',
        onError: {
          target: 'choosing',
          actions: { type: 'setProblem', params: ({ event: { error } }) => ({ error, hasReturned: false }) },
        },
      },
    },
    // The page is going; a browser may keep it for the button back.
    away: { tags: 'busy', on: { 'page.shown': 'choosing' } },
    arriving: {
      tags: 'busy',
      invoke: {
        src: 'arrive',
        input: ({ context }) => ({ returned: required(context.returned, 'returned') }),
        onDone: [
          { guard: { type: 'isNewcomer', params: ({ event }) => event }, target: 'confirming' },
          { target: 'entered' },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'setProblem', params: ({ event: { error } }) => ({ error, hasReturned: true }) },
        },
      },
    },
    confirming: {
      on: {
        'site.chosen': { target: 'leaving', actions: 'setSite' },
        'site.dropped': 'dropping',
      },
    },
    // Without storage there is nothing to forget.
    dropping: { invoke: { src: 'drop', onDone: 'choosing', onError: 'choosing' } },
    entered: { type: 'final' },
  },
})
