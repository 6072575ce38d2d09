import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { loadNextVisits, ownVisitsQuery } from './own-visits-query.ts'

const NextVisits = lazy(async () => ({ default: (await loadNextVisits()).NextVisits }))

/** Visits booked on this device, without a network too; nothing where there are none. */
export function OwnVisits() {
  const { data: visits } = useQuery(ownVisitsQuery(useApp()))
  if (!visits?.length) return null
  return (
    <Suspense>
      <NextVisits visits={visits} />
    </Suspense>
  )
}
