import { skipToken, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ConsultationType } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { keyOf } from '#src/queries/resource.ts'
import type { ResultsAddress } from '#src/routes/links.ts'

/** Criteria of the whole home page: place and consultation type. */
export type HomeCriteria = {
  /** Slug of a city, empty for the whole country; undefined until one is chosen. */
  city: string | undefined
  /** Whether the doctors nearest to the patient are shown. */
  isNear: boolean
  visit: '' | ConsultationType
}

const nothing: HomeCriteria = { city: undefined, isNear: false, visit: '' }

/** The criteria, and a setter. They are kept while the page is loaded, for going back to home. */
export function useHomeCriteria(): [HomeCriteria, (change: Partial<HomeCriteria>) => void] {
  const app = useApp()
  const queryKey = keyOf(app, 'home-criteria')
  // A part that is hydrated late finds criteria that the server did not render with.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { data: criteria = nothing } = useQuery<HomeCriteria>({ queryKey, queryFn: skipToken, staleTime: Infinity })
  return [
    isAlive ? criteria : nothing,
    (change) => app.queryClient.setQueryData<HomeCriteria>(queryKey, (before = nothing) => ({ ...before, ...change })),
  ]
}

const never = () => () => undefined

/** The criteria as address parameters for links from home. */
export const toAddress = ({ city, isNear, visit }: HomeCriteria): ResultsAddress => ({
  ...(city ? { city } : {}),
  ...(visit ? { visit } : {}),
  ...(isNear ? { near: '1' } : {}),
})
