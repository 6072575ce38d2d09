import { skipToken, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ConsultationType } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { keyOf } from '#src/queries/resource.ts'
import type { ResultsAddress } from '#src/routes/links.ts'

/** What the whole home page is about: where, and how one wants to be seen. */
export type HomeCriteria = {
  /** Slug of a city, empty for the whole country; undefined while nobody has chosen. */
  city: string | undefined
  /** Whether what is nearest to the patient is shown. */
  isNear: boolean
  visit: '' | ConsultationType
}

const nothing: HomeCriteria = { city: undefined, isNear: false, visit: '' }

/** The criteria, and a change of it. Who comes back to home finds it as they left it; it is gone with the page. */
export function useHomeCriteria(): [HomeCriteria, (change: Partial<HomeCriteria>) => void] {
  const app = useApp()
  const queryKey = keyOf(app, 'home-criteria')
  // A part that comes to life late finds criteria already, which the server knew nothing of when it wrote that part.
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

/** The same as words of an address: where home leads to, it goes on. */
export const toAddress = ({ city, isNear, visit }: HomeCriteria): ResultsAddress => ({
  ...(city ? { city } : {}),
  ...(visit ? { visit } : {}),
  ...(isNear ? { near: '1' } : {}),
})
