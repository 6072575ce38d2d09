import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { showAnswer } from './show-answer.ts'

type Settings = { sms: boolean; mail: boolean }

it.each([
  ['an answer', { sms: false, mail: true }],
  ['what is made of what is known', (known: Settings | undefined) => known && { ...known, sms: false }],
])('%s stays where a read that began before ends after it', async (_what, answer) => {
  const queryClient = new QueryClient()
  const before: Settings = { sms: true, mail: true }
  let end = (_settings: Settings): void => undefined
  let reads = 0
  const queryFn = () => {
    reads += 1
    return new Promise<Settings>((resolve) => (end = resolve))
  }
  const query = queryOptions({ queryKey: ['settings'], queryFn, initialData: before })
  const leave = new QueryObserver(queryClient, query).subscribe(() => undefined)
  await expect.poll(() => reads).toBe(1)
  await showAnswer(queryClient, query.queryKey, answer)
  end(before)
  await new Promise(setImmediate)
  expect(queryClient.getQueryData(query.queryKey)).toEqual({ sms: false, mail: true })
  leave()
})
