import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Question } from '#src/api/search-api.ts'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { useAllInView } from './use-all-in-view.ts'

type Place = { name: string; lat: number; lng: number }
/** One answer holds as many as this. */
const most = 3
const question: Question = { query: 'heart', hitsPerPage: most }
const places: Place[] = [
  { name: 'Deira', lat: 25.271, lng: 55.307 },
  { name: 'Marina', lat: 25.078, lng: 55.139 },
  { name: 'Barsha', lat: 25.111, lng: 55.197 },
  { name: 'Mirdif', lat: 25.219, lng: 55.421 },
  { name: 'Riyadh', lat: 24.713, lng: 46.675 },
]

/** Answers with those in the box that was asked about, the first few of them, and tells what was asked. */
function directory(all: readonly Place[]) {
  const questions: Question[] = []
  const ask = (one: Question) => {
    questions.push(one)
    const [box = [-90, -180, 90, 180]] = (one.insideBoundingBox ?? []) as number[][]
    const [south, west, north, east] = box
    const hits = all.filter(({ lat, lng }) => lat >= south! && lat <= north! && lng >= west! && lng <= east!)
    return Promise.resolve({ hits: hits.slice(0, most), nbHits: hits.length })
  }
  return { questions, ask }
}

function show(ask: ReturnType<typeof directory>['ask'], isWanted = true) {
  const app = { tenant: 'map', locale: { prefix: 'en-ae' } } as unknown as AppContext
  const queryClient = new QueryClient()
  return renderHook(() => useAllInView<Place>('clinics', question, { ask, isWanted }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <AppProvider value={app}>{children}</AppProvider>
      </QueryClientProvider>
    ),
  }).result
}
const names = (hits: readonly Place[] | undefined) => hits?.map(({ name }) => name)

it('what is more than one answer holds is asked about anew for the part of the map that is shown', async () => {
  const { questions, ask } = directory(places)
  const result = show(ask)
  await waitFor(() => expect(names(result.current.hits)).toEqual(['Deira', 'Marina', 'Barsha']))
  expect(result.current.missing).toBe(2)

  act(() => result.current.onRest!([55.305, 25.215, 55.425, 25.275]))
  await waitFor(() => expect(names(result.current.hits)).toEqual(['Deira', 'Mirdif']))
  expect(result.current.missing).toBe(0)
  // Where the map opened it stays, whatever is shown of it.
  expect(names(result.current.around)).toEqual(['Deira', 'Marina', 'Barsha'])
  expect(questions).toEqual([question, { ...question, insideBoundingBox: [[25.2, 55.3, 25.28, 55.44]] }])

  act(() => result.current.onRest!([55.309, 25.211, 55.421, 25.279]))
  await waitFor(() => expect(names(result.current.hits)).toEqual(['Deira', 'Mirdif']))
  expect(questions).toHaveLength(2)
})

it('the pins stay while those of another part are on their way', async () => {
  const { ask } = directory(places)
  let answer = () => {}
  const result = show((one) =>
    one.insideBoundingBox ? new Promise((resolve) => (answer = () => resolve(ask(one)))) : ask(one),
  )
  await waitFor(() => expect(result.current.hits).toBeDefined())
  act(() => result.current.onRest!([55.4, 25.2, 55.44, 25.24]))
  expect(names(result.current.hits)).toEqual(['Deira', 'Marina', 'Barsha'])
  act(() => answer())
  await waitFor(() => expect(names(result.current.hits)).toEqual(['Mirdif']))
})

it('what one answer holds is asked about once', async () => {
  const { questions, ask } = directory(places.slice(0, most))
  const result = show(ask)
  await waitFor(() => expect(result.current.hits).toHaveLength(most))
  expect(result.current.onRest).toBeUndefined()
  expect([result.current.missing, questions]).toEqual([0, [question]])
})

it('nothing is asked while no map is shown', () => {
  const { questions, ask } = directory(places)
  const result = show(ask, false)
  expect([result.current.hits, result.current.missing, questions]).toEqual([undefined, 0, []])
})
