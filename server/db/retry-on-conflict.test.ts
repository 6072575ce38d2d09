import { expect, it } from 'vitest'
import { retryOnConflict } from './retry-on-conflict.ts'

const failure = (code: string) => Object.assign(new Error('failed query'), { cause: { code } })

it.each(['40001', '40P01', '23503'])('repeats a transaction that another got in the way of (%s)', async (code) => {
  let runs = 0
  const run = async () => (++runs < 4 ? Promise.reject(failure(code)) : runs)
  expect(await retryOnConflict(run)).toBe(4)
})

it('gives up after as many attempts as it has, and at once where repeating changes nothing', async () => {
  let runs = 0
  const run = (code: string) => async () => {
    runs++
    throw failure(code)
  }
  await expect(retryOnConflict(run('23503'))).rejects.toThrow('failed query')
  expect(runs).toBe(4)
  await expect(retryOnConflict(run('23505'))).rejects.toThrow('failed query')
  expect(runs).toBe(5)
})
