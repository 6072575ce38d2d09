import { expect, it } from 'vitest'
import { remember } from './remember.ts'

it('computes once for a key until its time is over', async () => {
  let now = 0
  let computed = 0
  const kept = remember<number>(() => new Date(now), 1000)
  const ask = (key: string) => kept(key, async () => ++computed)
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
  now = 999
  expect(await ask('a')).toBe(1)
  now = 1000
  expect(await ask('a')).toBe(3)
})

it('does not keep a failure', async () => {
  const kept = remember<string>(() => new Date(0), 1000)
  await expect(kept('a', () => Promise.reject(new Error('out of reach')))).rejects.toThrow('out of reach')
  expect(await kept('a', async () => 'there')).toBe('there')
})
