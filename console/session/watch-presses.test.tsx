import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consoleHeader } from '#contract/console/calls'
import { createConsoleApi } from '../api/console-api.ts'
import { draftQuery } from '../draft/draft-query.ts'
import { watchPresses } from './watch-presses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks what others have changed without counting as a press, until something is pressed', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers[consoleHeader])
    return Response.json({ data: { revision: 1 } })
  })
  const api = createConsoleApi('/partner/sadeem', 'en', watchPresses())
  const end = new QueryObserver(new QueryClient(), draftQuery(api)).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(61_000)
  expect(sent).toEqual(['1', '1', 'quiet', 'quiet'])
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent.at(-1)).toBe('1')
  end()
})
