import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { GeoPoint } from '#contract/wire'
import { geolocationMachine, type PositionOptions } from './geolocation.machine.ts'

const dubai = { lat: 25.2, lng: 55.27 }

/** A machine on a device that gives these answers, one after the other, and what it was asked with. */
function startOn(answers: (() => Promise<GeoPoint>)[], { isLazy = true } = {}) {
  const calls: PositionOptions[] = []
  const machine = geolocationMachine.provide({
    actors: {
      findPosition: fromPromise<GeoPoint, PositionOptions>(({ input }) => {
        calls.push(input)
        return answers[calls.length - 1]!()
      }),
    },
  })
  const states: string[] = []
  const actor = createActor(machine, { input: { isLazy } })
  actor.subscribe(({ value }) => states.push(value))
  return { actor: actor.start(), calls, states }
}

const settled = (actor: ReturnType<typeof startOn>['actor']) =>
  waitFor(actor, ({ value }) => value === 'position' || value === 'error')

describe('a position on demand', () => {
  it('is not asked for until somebody wants it [S28]', () => {
    const { actor, calls } = startOn([async () => dubai])
    expect([actor.getSnapshot().value, calls]).toEqual(['idle', []])
  })

  it('goes from idle over fetching to the position [S28]', async () => {
    const { actor, states } = startOn([async () => dubai])
    actor.send({ type: 'position.requested' })
    expect((await settled(actor)).context).toMatchObject({ position: dubai, failure: undefined })
    expect(states).toEqual(['idle', 'fetching', 'position'])
  })

  it.each([
    [new DOMException('not now', 'NotAllowedError'), 'refused'],
    [new Error('no signal'), 'unavailable'],
  ])('goes to an error where there is none, and can be asked for again [S28]', async (reason, failure) => {
    const { actor, states } = startOn([() => Promise.reject(reason), async () => dubai])
    actor.send({ type: 'position.requested' })
    expect((await settled(actor)).context).toMatchObject({ position: undefined, failure })
    actor.send({ type: 'position.requested' })
    expect((await settled(actor)).context).toMatchObject({ position: dubai, failure: undefined })
    expect(states).toEqual(['idle', 'fetching', 'error', 'fetching', 'position'])
  })

  it('is asked for at once where it is not lazy [S28]', async () => {
    const { actor, calls } = startOn([async () => dubai], { isLazy: false })
    expect((await settled(actor)).context.position).toEqual(dubai)
    expect(calls).toHaveLength(1)
  })

  it('is asked for with five seconds of patience, nothing from before and no precise fix [K07]', async () => {
    const { actor, calls } = startOn([async () => dubai])
    actor.send({ type: 'position.requested' })
    await settled(actor)
    expect(calls).toEqual([{ timeout: 5000, maximumAge: 0, enableHighAccuracy: false }])
  })
})
