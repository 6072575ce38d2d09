import { stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { isUnanswered } from './is-unanswered.ts'

const never = new Promise<never>(() => {})

/** Keeps this process off the processor, for it: nothing of it runs, no timer and no answer. */
const stall = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

it('is what nobody answers', async () => {
  expect(await isUnanswered(never, 5)).toBe(true)
})

it('is not what is answered or refused', async () => {
  expect(await isUnanswered(Promise.resolve('yes'), 1000)).toBe(false)
  expect(await isUnanswered(Promise.reject(new Error('refused')), 1000)).toBe(false)
})

it('is not what was answered while this process could not read it', async () => {
  const unanswered = isUnanswered(stat(import.meta.dirname), 20)
  await Promise.resolve()
  stall(200)
  expect(await unanswered).toBe(false)
})

it('is asked for anew after a stall, which says nothing of the other side', async () => {
  let answer = () => {}
  const asking = new Promise<void>((resolve) => (answer = resolve))
  const unanswered = isUnanswered(asking, 20)
  stall(200)
  // Some turns after the timer: an answer that takes several.
  setImmediate(() => setImmediate(() => setImmediate(() => setImmediate(answer))))
  expect(await unanswered).toBe(false)
})
