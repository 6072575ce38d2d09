import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime, inTimeForAccount } from './booking-patient.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

/** What an answer of so many milliseconds becomes. */
async function outcome(wait: typeof inTime<string>, milliseconds: number): Promise<string | undefined> {
  const awaited = wait(new Promise((resolve) => setTimeout(resolve, milliseconds, 'Layla')))
  await vi.advanceTimersByTimeAsync(20_000)
  return awaited
}

it('waits for the account on a slow network, so that nobody types anew what is known', async () => {
  expect(await outcome(inTimeForAccount, 9_000)).toBe('Layla')
  expect(await outcome(inTimeForAccount, 11_000)).toBeUndefined()
})

it('waits shortly for it without a network, and for what only helps', async () => {
  expect(await outcome(inTime, 3_000)).toBeUndefined()
  onlineManager.setOnline(false)
  expect(await outcome(inTimeForAccount, 3_000)).toBeUndefined()
  expect(await outcome(inTimeForAccount, 2_000)).toBe('Layla')
})

it('goes on without an answer that failed', async () => {
  expect(await inTimeForAccount(Promise.reject(new Error('refused')))).toBeUndefined()
})
