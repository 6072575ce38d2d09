import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { copyAge, pageAge } from './page-age.ts'

/** A page that shows answers given at these moments, by resource. */
function pageOf(answers: Record<string, number>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  for (const [resource, updatedAt] of Object.entries(answers)) {
    const queryKey = ['tenant', 'en-ae', resource, 'dr-a']
    queryClient.setQueryData(queryKey, {}, { updatedAt })
    const queryFn = () => Promise.reject(new Error('no network'))
    new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined)
  }
  return queryClient
}

it('is that of the oldest answer on the page while there is no network, and none while there is', () => {
  const page = pageOf({ practitioner: 5000, clinic: 3000, specialities: 1000 })
  expect([pageAge(page, false), pageAge(page, true)]).toEqual([3000, undefined])
  expect(pageAge(pageOf({ specialities: 1000 }), false)).toBeUndefined()
})

it('is said with a network, too, once asking again has failed', async () => {
  const page = pageOf({ practitioner: 5000 })
  await page.refetchQueries()
  expect(pageAge(page, true)).toBe(5000)
})

it('counts nothing that only an earlier page has shown', () => {
  const page = pageOf({ practitioner: 5000 })
  page.setQueryData(['tenant', 'en-ae', 'found-doctors', {}], {}, { updatedAt: 1000 })
  expect(pageAge(page, false)).toBe(5000)
})

it('of copies of the patient’s own is when the oldest that is shown was read', () => {
  const page = pageOf({ practitioner: 5000 })
  const show = (name: string, readAt: number) => {
    const queryKey = ['tenant', 'en-ae', 'own-copy', name]
    page.setQueryData(queryKey, { readAt })
    return new QueryObserver(page, { queryKey, queryFn: () => ({ readAt }) }).subscribe(() => undefined)
  }
  expect(copyAge(page)).toBeUndefined()
  const hide = show('relatives', 1000)
  show('documents', 2000)
  expect(copyAge(page)).toBe(1000)
  hide()
  expect(copyAge(page)).toBe(2000)
})
