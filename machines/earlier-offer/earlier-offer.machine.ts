import { assign, fromPromise, setup } from 'xstate'
import type { Money } from '#contract/wire'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import type { EarlierOfferContext, EarlierOfferEvent, EarlierOfferInput, OfferAnswer } from './earlier-offer.types.ts'

type Refused = { error: unknown }
const codeOf = ({ error }: Refused) => toFlowProblem(error).code

/** After these the time is not kept for this visit any more, or cannot be had. */
const losses: readonly string[] = [
  ...[
    'offer_expired',
    'slot_unavailable',
    'slot_too_soon',
    'slot_in_past',
    'appointment_begun',
    'move_too_late',
    'moves_limit',
  ],
  'appointment_cancelled',
]

/**
 * The answer to one earlier time that is offered for a visit: taken or left, once, by this tab or another one. `over`: its time has passed,
 * and the visit stays. `elsewhere`: it was answered on another tab or device. `settled`: it was answered before this began.
 */
export const earlierOfferMachine = setup({
  types: {
    context: {} as EarlierOfferContext,
    events: {} as EarlierOfferEvent,
    input: {} as EarlierOfferInput,
  },
  actors: { answer: fromPromise<void, OfferAnswer>(notProvided('answer')) },
  guards: {
    isOpen: ({ context }) => context.status === 'open',
    isExpired: ({ context }) => context.status === 'expired',
    isAnswered: (_, { status }: { status: string }) => status === 'accepted' || status === 'declined',
    wasAnswered: (_, refused: Refused) => codeOf(refused) === 'offer_answered',
    wasLost: (_, refused: Refused) => losses.includes(codeOf(refused)),
  },
  actions: {
    setProblem: assign(({ context }, { error }: Refused) => {
      const problem = toFlowProblem(error)
      // The fee that was just told is the one that the next press agrees to.
      const { fee } = (problem.details ?? {}) as { fee?: Money }
      return { problem, fee: problem.code === 'price_changed' && fee ? fee : context.fee }
    }),
    clearProblem: assign({ problem: undefined }),
    clearOffline: assign({
      problem: ({ context: { problem } }) => (problem?.code === 'offline' ? undefined : problem),
    }),
  },
}).createMachine({
  id: 'earlierOffer',
  context: ({ input: { status, fee, isTimeOver } }) => ({
    status: status === 'open' && isTimeOver ? 'expired' : status,
    fee,
    problem: undefined,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'isOpen', target: 'asking' }, { guard: 'isExpired', target: 'over' }, { target: 'settled' }],
    },
    asking: {
      on: {
        'time.taken': 'accepting',
        'time.left': 'declining',
        'time.ran_out': 'over',
        'offer.ended': [
          { guard: { type: 'isAnswered', params: ({ event }) => event }, target: 'elsewhere' },
          { target: 'over' },
        ],
        'connection.returned': { actions: 'clearOffline' },
      },
    },
    accepting: {
      entry: 'clearProblem',
      invoke: {
        id: 'accept',
        src: 'answer',
        input: ({ context }) => ({ answer: 'accept', fee: context.fee }),
        onDone: 'accepted',
        onError: [
          { guard: { type: 'wasAnswered', params: ({ event }) => event }, target: 'elsewhere' },
          {
            guard: { type: 'wasLost', params: ({ event }) => event },
            target: 'over',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    declining: {
      entry: 'clearProblem',
      invoke: {
        id: 'decline',
        src: 'answer',
        input: ({ context }) => ({ answer: 'decline', fee: context.fee }),
        onDone: 'declined',
        onError: [
          { guard: { type: 'wasAnswered', params: ({ event }) => event }, target: 'elsewhere' },
          { target: 'asking', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    accepted: { type: 'final' },
    declined: { type: 'final' },
    over: { type: 'final' },
    elsewhere: { type: 'final' },
    settled: { type: 'final' },
  },
})
