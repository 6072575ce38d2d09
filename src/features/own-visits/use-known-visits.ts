import { useQuery } from '@tanstack/react-query'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { keptVisitsCopyQuery, type VisitsWhen } from '#src/queries/own-appointments.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import type { OwnCopy } from '#src/session/own-copies.ts'
import type { VisitCopy } from '#src/session/to-own-copies.ts'
import { knownVisits } from './parts/known-visits.ts'
import type { RowVisit } from './row-visit.ts'

/** Visits for a list that cannot be loaded. `wasRead`: whether the list itself was, so that without any there were none. */
export type KnownVisits = { visits: readonly RowVisit[]; wasRead: boolean }

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
  const known = { booked: booked?.visits ?? [], ahead: dated(ahead), past: dated(past) }
  return { visits: knownVisits(known, new Date(now()))[when], wasRead: (when === 'ahead' ? ahead : past) !== null }
}

const dated = (copy: OwnCopy<VisitCopy[]> | null) => copy?.value.map((visit) => ({ readAt: copy.readAt, ...visit }))
