import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

const madeOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

function createGate() {
  const gate = new EventEmitter()
  const released = once(gate, 'open')
  return { released, open: () => gate.emit('open') }
}

it('makes few pages at once, lets some wait, and refuses the rest until there is room', async () => {
  const enqueue = createRenderQueue(10)
  let [running, most] = [0, 0]
  const gate = createGate()
  const render = async () => {
    most = Math.max(most, ++running)
    await gate.released
    running -= 1
  }
  const renders = Array.from({ length: 100 }, (_, visitor) => enqueue(`192.0.2.${visitor}`, render))
  const outcomes = Promise.allSettled(renders)
  await expect(renders.at(-1)).rejects.toMatchObject({ code: 'unavailable' })
  gate.open()
  expect([most, madeOf(await outcomes)]).toEqual([4, 14])
  await expect(enqueue('192.0.2.1', async () => 'room again')).resolves.toBe('room again')
})

it('one address fills its share and no more: others are let in, before what it has waiting', async () => {
  const enqueue = createRenderQueue(30)
  const gate = createGate()
  const order: string[] = []
  const page = (whose: string) => async () => {
    await gate.released
    order.push(whose)
  }
  const flood = Promise.allSettled(Array.from({ length: 1000 }, () => enqueue('192.0.2.1', page('flood'))))
  const others = Promise.allSettled(
    Array.from({ length: 5 }, (_, visitor) => enqueue(`198.51.100.${visitor}`, page('other'))),
  )
  await expect(enqueue('192.0.2.1', page('flood'))).rejects.toMatchObject({ code: 'unavailable' })
  gate.open()
  expect([madeOf(await flood), madeOf(await others)]).toEqual([10, 5])
  expect(order.slice(4, 9)).toEqual(Array.from({ length: 5 }, () => 'other'))
  const again = Promise.allSettled(Array.from({ length: 100 }, () => enqueue('192.0.2.1', page('flood'))))
  expect(madeOf(await again)).toBe(10)
})

it('goes on after a page that failed', async () => {
  const enqueue = createRenderQueue(1)
  const failing = () => Promise.reject(new Error('no page'))
  await expect(enqueue('192.0.2.1', failing)).rejects.toThrow('no page')
  await expect(enqueue('192.0.2.1', async () => 'the next')).resolves.toBe('the next')
})
