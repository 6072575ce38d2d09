import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { pullSizes, pullToRefreshMachine } from './pull-to-refresh.machine.ts'

/** A page under a finger, with a clock that stands until it is moved. */
function touch() {
  const clock = new SimulatedClock()
  let reloads = 0
  const machine = pullToRefreshMachine.provide({ actions: { reload: () => void (reloads += 1) } })
  const actor = createActor(machine, { clock }).start()
  return {
    down: (y: number, { x = 200, isAllowed = true } = {}) =>
      actor.send({ type: 'touch.started', at: { x, y }, isAllowed }),
    move: (y: number, x = 200) => actor.send({ type: 'touch.moved', at: { x, y } }),
    up: () => actor.send({ type: 'touch.ended' }),
    cancel: () => actor.send({ type: 'touch.cancelled' }),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    now: () => actor.getSnapshot(),
    reloads: () => reloads,
  }
}

describe('a pull on the page', () => {
  it('reloads 500 ms after it was let go past 150 pixels, once [U03] [S05] [K02]', () => {
    const finger = touch()
    finger.down(40)
    finger.move(100)
    finger.move(190)
    expect(finger.now().value).toBe('ready')
    finger.up()
    finger.pass(499)
    expect(finger.reloads()).toBe(0)
    finger.pass(1)
    finger.down(40)
    finger.move(300)
    finger.up()
    finger.pass(5_000)
    expect(finger.reloads()).toBe(1)
  })

  it('that ends a pixel before 150 is nothing [K02]', () => {
    const finger = touch()
    finger.down(40)
    finger.move(189)
    finger.up()
    finger.pass(5_000)
    expect([finger.now().value, finger.now().context.distance, finger.reloads()]).toEqual(['idle', 0, 0])
  })

  it('that is taken back before it is let go is nothing', () => {
    const finger = touch()
    finger.down(40)
    finger.move(300)
    finger.move(60)
    expect(finger.now().value).toBe('pulling')
    finger.up()
    finger.pass(5_000)
    expect(finger.reloads()).toBe(0)
  })

  it('begins within 80 pixels of the top, and where the page allows one [K02]', () => {
    for (const [y, isAllowed, state] of [
      [80, true, 'pulling'],
      [81, true, 'idle'],
      [10, false, 'idle'],
    ] as const) {
      const finger = touch()
      finger.down(y, { isAllowed })
      expect([y, isAllowed, finger.now().value]).toEqual([y, isAllowed, state])
    }
  })

  it('is neither a scroll upwards nor a swipe', () => {
    for (const [y, x] of [
      [30, 200],
      [50, 260],
      [50, 140],
    ] as const) {
      const finger = touch()
      finger.down(40)
      finger.move(y, x)
      finger.move(400)
      expect(finger.now().value).toBe('idle')
    }
  })

  it('is one still at the very half of the right angle, and once begun wherever the finger goes', () => {
    const finger = touch()
    finger.down(40)
    finger.move(70, 230)
    expect(finger.now().value).toBe('pulling')
    finger.move(80, 390)
    expect(finger.now()).toMatchObject({ value: 'pulling', context: { distance: 40 } })
  })

  it('ends when a second finger comes', () => {
    const finger = touch()
    finger.down(40)
    finger.move(300)
    finger.cancel()
    finger.up()
    finger.pass(5_000)
    expect(finger.reloads()).toBe(0)
  })

  it('reaches every state, and every way to the reload goes past the threshold and its delay [S05]', () => {
    const at = (y: number) => ({ x: 200, y })
    const paths = getShortestPaths(pullToRefreshMachine.provide({ actions: { reload: () => undefined } }), {
      events: [
        { type: 'touch.started', at: at(40), isAllowed: true },
        { type: 'touch.moved', at: at(100) },
        { type: 'touch.moved', at: at(40 + pullSizes.threshold) },
        { type: 'touch.ended' },
        { type: 'touch.cancelled' },
        { type: 'xstate.after.reloadDelay.pullToRefresh.waiting' } as never,
      ],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(pullToRefreshMachine.states)))
    const toReload = paths.filter(({ state }) => state.value === 'reloading')
    expect(toReload.map(({ steps }) => steps.map(({ event }) => event.type).slice(-4))).toEqual([
      ['touch.started', 'touch.moved', 'touch.ended', 'xstate.after.reloadDelay.pullToRefresh.waiting'],
    ])
  })
})
