import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { toFlowProblem } from '#machines/flow-problem'
import { notProvided } from '#machines/not-provided'
import type {
  DeviceReading,
  DeviceState,
  PushSubscriptionContext,
  PushSubscriptionEvent,
  TurnOnInput,
} from './push-subscription.types.ts'

/**
 * Messages on this device: the browser is asked for its permission only after a press of the patient's, who has been told what comes and what is
 * not shown. What the browser refuses is respected, and never asked for again by itself.
 */
export const pushSubscriptionMachine = setup({
  types: {
    context: {} as PushSubscriptionContext,
    events: {} as PushSubscriptionEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Looks what the browser has and what was chosen, without a network and without asking anybody. */
    readDevice: fromPromise<DeviceReading>(notProvided('readDevice')),
    /** Asks for the permission, subscribes, and registers the device (C47). */
    turnOn: fromPromise<DeviceReading, TurnOnInput>(notProvided('turnOn')),
    /** Removes the device (C48) and ends its subscription. */
    turnOff: fromPromise<void>(notProvided('turnOff')),
  },
  guards: {
    isFound: (_, { found, state }: { found: DeviceReading; state: DeviceState }) => found.state === state,
  },
  actions: {
    setDetails: assign((_, { showsDetails }: { showsDetails: boolean }) => ({ showsDetails })),
    choose: assign(({ event }) => {
      assertEvent(event, 'details.chosen')
      return { showsDetails: event.showsDetails }
    }),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: toFlowProblem(error) })),
    clearProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'pushSubscription',
  context: { showsDetails: false, problem: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readDevice',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'on' }) },
            target: 'on',
            actions: { type: 'setDetails', params: ({ event }) => event.output },
          },
          { guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'off' }) }, target: 'off' },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'blocked' }) },
            target: 'blocked',
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'needs_install' }) },
            target: 'needsInstall',
          },
          { target: 'unsupported' },
        ],
        // A browser that cannot even be asked has no messages.
        onError: 'unsupported',
      },
    },
    unsupported: {},
    needsInstall: {},
    blocked: { on: { 'page.shown': 'reading' } },
    off: {
      on: { 'on.pressed': 'turningOn', 'details.chosen': { actions: 'choose' } },
    },
    turningOn: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'turnOn',
        input: ({ context: { showsDetails } }) => ({ showsDetails }),
        onDone: [
          { guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'on' }) }, target: 'on' },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output, state: 'blocked' }) },
            target: 'blocked',
          },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    on: {
      on: {
        'off.pressed': 'turningOff',
        // Registered anew with what was chosen.
        'details.chosen': { target: 'turningOn', actions: 'choose' },
        'page.shown': 'reading',
      },
    },
    turningOff: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        src: 'turnOff',
        onDone: 'off',
        onError: { target: 'on', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
  },
})
