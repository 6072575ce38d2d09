import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

it('makes few pages at once, lets some wait, and refuses the rest until there is room', async () => {
  const enqueue = createRenderQueue(10)
  let [running, most] = [0, 0]
  const gate = new EventEmitter()
  const released = once(gate, 'open')
  const render = async () => {
    most = Math.max(most, ++running)
    await released
    running -= 1
  }
  const asked = Array.from({ length: 100 }, () => enqueue(render))
  const outcomes = Promise.allSettled(asked)
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'unavailable' })
  gate.emit('open')
  const made = (await outcomes).filter(({ status }) => status === 'fulfilled')
  expect([most, made.length]).toEqual([4, 14])
  await expect(enqueue(async () => 'room again')).resolves.toBe('room again')
})

it('goes on after a page that failed', async () => {
  const enqueue = createRenderQueue(1)
  await expect(enqueue(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  await expect(enqueue(async () => 'the next')).resolves.toBe('the next')
})
