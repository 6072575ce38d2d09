import { useQuery } from '@tanstack/react-query'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { keptVisitsCopyQuery, type VisitsWhen } from '#src/queries/own-appointments.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import type { OwnCopy } from '#src/session/own-copies.ts'
import type { VisitCopy } from '#src/session/to-own-copies.ts'
import { knownVisits } from './known-visits.ts'
import type { RowVisit } from './row-visit.ts'

/**
 * The patient's visits that this device knows, for a list that cannot be loaded: those that were booked on it, and what it has kept of their
 * list. Undefined while they are looked for.
 */
export function useKnownVisits(when: VisitsWhen): readonly RowVisit[] | undefined {
  const app = useApp()
  const { data: booked } = useQuery(keptVisitsCopyQuery(app))
  const { data: ahead } = useQuery(ownCopyQuery(app, 'ahead'))
  const { data: past } = useQuery(ownCopyQuery(app, 'past'))
  if (booked === undefined || ahead === undefined || past === undefined) return undefined
  const known = { booked: booked?.visits ?? [], ahead: dated(ahead), past: dated(past) }
  return knownVisits(known, new Date(now()))[when]
}

const dated = (copy: OwnCopy<VisitCopy[]> | null) => copy?.value.map((visit) => ({ readAt: copy.readAt, ...visit }))
