import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { knownFirst } from './known-first.ts'

const queryKey = ['banners']
const never = () => new Promise<string>(() => undefined)

it('waits for nothing that is known, and reads it anew where it is old', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKey, 'of yesterday', { updatedAt: Date.now() - 86_400_000 })
  await knownFirst(queryClient, { queryKey, queryFn: never, staleTime: 3_600_000 })
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: 'of yesterday', fetchStatus: 'fetching' })
})

it('waits for what is not known, and not for what fails', async () => {
  const queryClient = new QueryClient()
  await knownFirst(queryClient, { queryKey, queryFn: async () => 'of today' })
  expect(queryClient.getQueryData(queryKey)).toBe('of today')
  const failing = ['news']
  await knownFirst(queryClient, { queryKey: failing, queryFn: () => Promise.reject(new Error('away')), retry: false })
  expect(queryClient.getQueryState(failing)?.status).toBe('error')
})
