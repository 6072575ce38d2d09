import { assign, setup } from 'xstate'
import { notProvided } from '#machines/not-provided'

/**
 * Distances and times of pulling (K02, S05), in pixels and milliseconds: a pull begins within `triggerHeight` of the top of the
 * screen, counts from `threshold` on, and reloads `reloadDelay` after it is released.
 */
export const pullSizes = { threshold: 150, triggerHeight: 80, reloadDelay: 500 } as const

type Point = { x: number; y: number }
type PullEvent =
  /** A finger came down. `isAllowed`: the page is scrolled to its top, nothing covers it and no gesture runs in it. */
  | { type: 'touch.started'; at: Point; isAllowed: boolean }
  | { type: 'touch.moved'; at: Point }
  | { type: 'touch.ended' }
  /** A second finger, or the browser took over the touch. */
  | { type: 'touch.cancelled' }

type Context = { from: Point; distance: number }

/**
 * A pull on the page (U03): one finger, from the top downwards. Released far enough down it reloads the page, otherwise it does
 * nothing.
 */
export const pullToRefreshMachine = setup({
  types: { context: {} as Context, events: {} as PullEvent },
  actions: {
    begin: assign((_, { at }: { at: Point }) => ({ from: at, distance: 0 })),
    follow: assign(({ context }, { at }: { at: Point }) => ({ distance: Math.max(0, at.y - context.from.y) })),
    letGo: assign({ distance: 0 }),
    /** Reloads the page, without announcing again what was already announced. */
    reload: notProvided('reload'),
  },
  guards: {
    mayBegin: (_, { at, isAllowed }: { at: Point; isAllowed: boolean }) => isAllowed && at.y <= pullSizes.triggerHeight,
    /** Upwards is scrolling, sideways is a swipe. */
    isNoPull: ({ context: { from, distance } }, { at }: { at: Point }) =>
      distance === 0 && Math.abs(at.x - from.x) > at.y - from.y,
    isFarEnough: ({ context }, { at }: { at: Point }) => at.y - context.from.y >= pullSizes.threshold,
  },
  delays: { reloadDelay: pullSizes.reloadDelay },
}).createMachine({
  id: 'pullToRefresh',
  context: { from: { x: 0, y: 0 }, distance: 0 },
  initial: 'idle',
  states: {
    idle: {
      entry: 'letGo',
      on: {
        'touch.started': {
          guard: { type: 'mayBegin', params: ({ event }) => event },
          target: 'pulling',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    pulling: {
      on: {
        'touch.moved': [
          { guard: { type: 'isNoPull', params: ({ event }) => event }, target: 'idle' },
          {
            guard: { type: 'isFarEnough', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'follow', params: ({ event }) => event },
          },
          { actions: { type: 'follow', params: ({ event }) => event } },
        ],
        'touch.ended': 'idle',
        'touch.cancelled': 'idle',
      },
    },
    ready: {
      on: {
        'touch.moved': [
          {
            guard: { type: 'isFarEnough', params: ({ event }) => event },
            actions: { type: 'follow', params: ({ event }) => event },
          },
          { target: 'pulling', actions: { type: 'follow', params: ({ event }) => event } },
        ],
        'touch.ended': 'waiting',
        'touch.cancelled': 'idle',
      },
    },
    waiting: { after: { reloadDelay: 'reloading' } },
    reloading: { entry: 'reload' },
  },
})
