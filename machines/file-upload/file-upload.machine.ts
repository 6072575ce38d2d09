import { assign, fromPromise, setup } from 'xstate'
import type { ProblemCode } from '#contract/problem'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import type {
  AnnounceFileInput,
  FileUploadContext,
  FileUploadEvent,
  FileUploadInput,
  PauseInput,
  SendPartInput,
  SentPart,
} from './file-upload.types.ts'

/** Nothing that is sent again changes these. */
const lasting: readonly ProblemCode[] = [
  'payload_too_large',
  'file_refused',
  'documents_full',
  'validation_failed',
  'unsupported_media_type',
  'not_found',
]

/** How often it goes on by itself after a loss: then the patient presses, or the connection comes back. */
const mostLosses = 5

/**
 * Sends a file in parts. A lost connection makes it stand still and go on from the last byte that came; a refusal ends it. It is stored
 * when the platform has inspected the whole.
 */
export const fileUploadMachine = setup({
  types: {
    context: {} as FileUploadContext,
    events: {} as FileUploadEvent,
    input: {} as FileUploadInput,
    tags: {} as 'busy',
  },
  actors: {
    announceFile: fromPromise<SentPart, AnnounceFileInput>(notProvided('announceFile')),
    sendPart: fromPromise<SentPart, SendPartInput>(notProvided('sendPart')),
    pause: fromPromise<void, PauseInput>(notProvided('pause')),
  },
  guards: {
    isLasting: (_, { error }: { error: unknown }) => lasting.includes(toFlowProblem(error).code),
    isStored: (_, { sent }: { sent: SentPart }) => sent.file !== undefined,
    isAnnounced: ({ context }) => context.id !== undefined,
    mayGoOn: ({ context }) => context.losses <= mostLosses,
  },
  actions: {
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: toFlowProblem(error) })),
    countLoss: assign({ losses: ({ context }) => context.losses + 1 }),
    takeProgress: assign((_, { sent }: { sent: SentPart }) => ({
      id: sent.id,
      received: sent.received,
      file: sent.file,
      losses: 0,
      problem: undefined,
    })),
  },
}).createMachine({
  id: 'fileUpload',
  context: ({ input }) => ({
    ...input,
    id: undefined,
    received: 0,
    losses: 0,
    problem: undefined,
    file: undefined,
  }),
  initial: 'announcing',
  states: {
    announcing: {
      tags: 'busy',
      invoke: {
        id: 'announceFile',
        src: 'announceFile',
        input: ({ context: { name, bytes } }) => ({ name, bytes }),
        onDone: {
          target: 'sending',
          actions: { type: 'takeProgress', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isLasting', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { target: 'stopped', actions: [{ type: 'setProblem', params: ({ event }) => event }, 'countLoss'] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendPart',
        src: 'sendPart',
        input: ({ context: { id, received } }) => ({ id: id ?? '', received }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ sent: event.output }) },
            target: 'stored',
            actions: { type: 'takeProgress', params: ({ event }) => ({ sent: event.output }) },
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'takeProgress', params: ({ event }) => ({ sent: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isLasting', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'setProblem', params: ({ event }) => event },
          },
          { target: 'stopped', actions: [{ type: 'setProblem', params: ({ event }) => event }, 'countLoss'] },
        ],
      },
    },
    stopped: {
      initial: 'deciding',
      on: { 'upload.retried': 'goingOn', 'connection.returned': 'goingOn' },
      states: {
        deciding: { always: [{ guard: 'mayGoOn', target: 'pausing' }, { target: 'waiting' }] },
        pausing: {
          invoke: {
            id: 'pause',
            src: 'pause',
            input: ({ context: { losses } }) => ({ losses }),
            onDone: '#fileUpload.goingOn',
            onError: 'waiting',
          },
        },
        waiting: {},
      },
    },
    goingOn: { always: [{ guard: 'isAnnounced', target: 'sending' }, { target: 'announcing' }] },
    refused: { type: 'final' },
    stored: { type: 'final' },
  },
})
