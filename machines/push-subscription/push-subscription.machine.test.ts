import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { Problem } from '#contract/problem'
import { pushSubscriptionMachine } from './push-subscription.machine.ts'
import type { DeviceReading, TurnOnInput } from './push-subscription.types.ts'

function start(found: DeviceReading) {
  const readDevice = vi.fn(async () => found)
  const turnOn = vi.fn(async (input: TurnOnInput): Promise<DeviceReading> => ({ state: 'on', ...input }))
  const turnOff = vi.fn(async () => {})
  const actor = createActor(
    pushSubscriptionMachine.provide({
      actors: {
        readDevice: fromPromise(() => readDevice()),
        turnOn: fromPromise(({ input }) => turnOn(input)),
        turnOff: fromPromise(() => turnOff()),
      },
    }),
  ).start()
  return {
    ...{ actor, readDevice, turnOn, turnOff },
    context: () => actor.getSnapshot().context,
    reaches: (state: string) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 1000 }),
  }
}

describe('messages on a device', () => {
  it.each([
    ['on', 'on'],
    ['off', 'off'],
    ['blocked', 'blocked'],
    ['needs_install', 'needsInstall'],
    ['unsupported', 'unsupported'],
  ] as const)('are shown as %s where they are, and nobody is asked', async (state, name) => {
    const { reaches, turnOn, context } = start({ state, showsDetails: state === 'on' })
    await reaches(name)
    expect([turnOn.mock.calls.length, context().showsDetails]).toEqual([0, state === 'on'])
  })

  it('are turned on by a press, with what may stand on the lock screen, and off by another', async () => {
    const { actor, reaches, turnOn, turnOff } = start({ state: 'off', showsDetails: false })
    await reaches('off')
    actor.send({ type: 'details.chosen', showsDetails: true })
    actor.send({ type: 'on.pressed' })
    await reaches('on')
    expect(turnOn.mock.calls).toEqual([[{ showsDetails: true }]])
    actor.send({ type: 'details.chosen', showsDetails: false })
    await reaches('on')
    expect(turnOn.mock.lastCall).toEqual([{ showsDetails: false }])
    actor.send({ type: 'off.pressed' })
    await reaches('off')
    expect(turnOff).toHaveBeenCalledOnce()
  })

  it('that were refused are not asked for again until the patient comes back from elsewhere', async () => {
    const { actor, reaches, turnOn, readDevice } = start({ state: 'off', showsDetails: false })
    await reaches('off')
    turnOn.mockResolvedValueOnce({ state: 'blocked', showsDetails: false })
    actor.send({ type: 'on.pressed' })
    await reaches('blocked')
    actor.send({ type: 'on.pressed' })
    expect(turnOn).toHaveBeenCalledOnce()
    readDevice.mockResolvedValueOnce({ state: 'off', showsDetails: false })
    actor.send({ type: 'page.shown' })
    await reaches('off')
  })

  it('stay off where the question was only put away', async () => {
    const { actor, reaches, turnOn } = start({ state: 'off', showsDetails: false })
    await reaches('off')
    turnOn.mockResolvedValueOnce({ state: 'off', showsDetails: false })
    actor.send({ type: 'on.pressed' })
    await reaches('turningOn')
    await reaches('off')
  })

  it('say why turning them on or off failed, and are as they were', async () => {
    const { actor, reaches, turnOn, turnOff, context } = start({ state: 'off', showsDetails: false })
    await reaches('off')
    turnOn.mockRejectedValueOnce(new Problem('offline'))
    actor.send({ type: 'on.pressed' })
    await waitFor(actor, (snapshot) => snapshot.context.problem !== undefined)
    expect([actor.getSnapshot().value, context().problem]).toEqual(['off', { code: 'offline' }])
    actor.send({ type: 'on.pressed' })
    await reaches('on')
    expect(context().problem).toBeUndefined()
    turnOff.mockRejectedValueOnce(new Problem('timeout'))
    actor.send({ type: 'off.pressed' })
    await waitFor(actor, (snapshot) => snapshot.context.problem !== undefined)
    expect([actor.getSnapshot().value, context().problem]).toEqual(['on', { code: 'timeout' }])
  })

  it('are none in a browser that cannot even be asked', async () => {
    const other = createActor(
      pushSubscriptionMachine.provide({ actors: { readDevice: fromPromise(() => Promise.reject(new Error('none'))) } }),
    ).start()
    expect((await waitFor(other, (snapshot) => snapshot.value !== 'reading')).value).toBe('unsupported')
  })

  it('reach each of their states', () => {
    const paths = getShortestPaths(pushSubscriptionMachine, {
      events: [
        { type: 'on.pressed' },
        { type: 'off.pressed' },
        { type: 'page.shown' },
        ...(['on', 'off', 'blocked', 'needs_install', 'unsupported'] as const).flatMap((state) => [
          { type: 'xstate.done.actor.0.pushSubscription.reading', output: { state, showsDetails: false } } as never,
          { type: 'xstate.done.actor.0.pushSubscription.turningOn', output: { state, showsDetails: false } } as never,
        ]),
        { type: 'xstate.done.actor.0.pushSubscription.turningOff', output: undefined } as never,
      ],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(pushSubscriptionMachine.config.states ?? {})),
    )
  })
})
