import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { OwnVisitsList, ownVisitsQuery } from './own-visits-query.ts'

/** Visits booked on this device and what waits on it, without a network too; nothing where there is nothing. */
export function OwnVisits() {
  const { data: visits } = useQuery(ownVisitsQuery(useApp()))
  if (!visits) return null
  return (
    <Suspense>
      <OwnVisitsList visits={visits} />
    </Suspense>
  )
}
