import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import { attempt } from './attempt.ts'

afterEach(() => onlineManager.setOnline(true))

it('an answer is an answer, and a refusal is thrown', async () => {
  expect(await attempt(async () => 'saved')).toEqual({ answer: 'saved' })
  for (const refusal of [
    new Problem('validation_failed', { status: 422 }),
    new Problem('rate_limited', { status: 429 }),
    new Problem('clock_wrong', { status: 406 }),
    new Error('a fault of ours'),
  ])
    await expect(attempt(() => Promise.reject(refusal))).rejects.toBe(refusal)
})

it.each([
  ['a connection that breaks, or a name that is not known', new Problem('offline')],
  ['a connection over which nothing comes', new Problem('timeout')],
  ['a file of the app that is lost', new Problem('part_missing')],
  ['the page of a network or a gateway', new Problem('unavailable', { status: 502 })],
  ['a service that fails', new Problem('unexpected', { status: 500 })],
  ['an attempt that still runs', new Problem('idempotency_in_progress', { status: 409 })],
])('%s leaves it open whether it arrived', async (_, failure) => {
  expect(await attempt(() => Promise.reject(failure))).toBe('unanswered')
})

it('without a network nothing is sent', async () => {
  onlineManager.setOnline(false)
  const send = vi.fn(async () => 'saved')
  expect([await attempt(send), send.mock.calls]).toEqual(['unsent', []])
})

it('nobody waits for an answer once it is known that there is no network', async () => {
  const attempted = attempt(() => new Promise(() => {}))
  onlineManager.setOnline(false)
  expect(await attempted).toBe('unanswered')
})
