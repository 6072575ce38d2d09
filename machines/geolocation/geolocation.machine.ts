import { assign, fromPromise, setup } from 'xstate'
import type { GeoPoint } from '#contract/wire'
import { notProvided } from '#machines/not-provided'

/** Options of the position request (K07): timeout in milliseconds, no cached position, no precise fix. */
export const positionOptions = { timeout: 5000, maximumAge: 0, enableHighAccuracy: false } as const
export type PositionOptions = typeof positionOptions

/** Why there is no position: the patient or the browser refused, or none was found. */
export type PositionFailure = 'refused' | 'unavailable'

type Context = { isLazy: boolean; position: GeoPoint | undefined; failure: PositionFailure | undefined }

/**
 * Position on demand (S28): idle, fetching, then position or error; from both it can be requested again. A lazy one waits for a
 * request. A `findPosition` that rejects with an error named `NotAllowedError` was refused; any other rejection means that
 * there is no position.
 */
export const geolocationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { isLazy: boolean },
    events: {} as { type: 'position.requested' },
  },
  actors: { findPosition: fromPromise<GeoPoint, PositionOptions>(notProvided('findPosition')) },
  guards: { isEager: ({ context }) => !context.isLazy },
}).createMachine({
  id: 'geolocation',
  context: ({ input }) => ({ isLazy: input.isLazy, position: undefined, failure: undefined }),
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'isEager', target: 'fetching' },
      on: { 'position.requested': 'fetching' },
    },
    fetching: {
      entry: assign({ position: undefined, failure: undefined }),
      invoke: {
        src: 'findPosition',
        input: positionOptions,
        onDone: { target: 'position', actions: assign({ position: ({ event }) => event.output }) },
        onError: { target: 'error', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    position: { on: { 'position.requested': 'fetching' } },
    error: { on: { 'position.requested': 'fetching' } },
  },
})

const toFailure = (error: unknown): PositionFailure =>
  (error as { name?: unknown } | undefined)?.name === 'NotAllowedError' ? 'refused' : 'unavailable'
