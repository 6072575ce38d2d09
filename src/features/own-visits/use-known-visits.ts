import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { keptVisitsCopyQuery, type VisitsWhen } from '#src/queries/own-appointments.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import { ofCopies, type KnownVisits } from './parts/of-copies.ts'

/**
 * The patient's visits that this device knows: those that were booked on it, and what it has kept of their list. Undefined while they are
 * looked for.
 */
export function useKnownVisits(when: VisitsWhen): KnownVisits | undefined {
  const app = useApp()
  const { data: booked } = useQuery(keptVisitsCopyQuery(app))
  const { data: ahead } = useQuery(ownCopyQuery(app, 'ahead'))
  const { data: past } = useQuery(ownCopyQuery(app, 'past'))
  if (booked === undefined || ahead === undefined || past === undefined) return undefined
  return ofCopies({ booked, ahead, past }, when)
}
