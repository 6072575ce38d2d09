import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readAgain } from './read-again.ts'

type Read = { answer: (answer: string) => void; fail: (failure: Error) => void }

const queryKey = ['visits']

/** A client whose query is shown and has begun to be read, and its reads that wait to be answered, the first one first. */
async function shownQuery() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const reads: Read[] = []
  const queryFn = () => new Promise<string>((answer, fail) => reads.push({ answer, fail }))
  const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  await expect.poll(() => reads).toHaveLength(1)
  return { queryClient, reads, leave, shown: () => queryClient.getQueryData(queryKey) }
}

it.each([
  ['is answered', (read: Read) => read.answer('as it was')],
  ['fails', (read: Read) => read.fail(new Error('away'))],
])('a first read that began before a change is read again once it %s', async (_how, end) => {
  const { queryClient, reads, leave, shown } = await shownQuery()
  const reading = readAgain(queryClient, queryKey)
  end(reads[0]!)
  await expect.poll(() => reads).toHaveLength(2)
  reads[1]!.answer('changed')
  await reading
  expect(shown()).toBe('changed')
  expect(reads).toHaveLength(2)
  leave()
})

it('what is known is read once', async () => {
  const { queryClient, reads, leave, shown } = await shownQuery()
  reads[0]!.answer('as it was')
  await expect.poll(shown).toBe('as it was')
  const reading = readAgain(queryClient, queryKey)
  await expect.poll(() => reads).toHaveLength(2)
  reads[1]!.answer('changed')
  await reading
  expect(shown()).toBe('changed')
  expect(reads).toHaveLength(2)
  leave()
})
