import { now } from '#src/clock/server-time.ts'
import type { VisitsWhen } from '#src/queries/own-appointments.ts'
import type { OwnCopy } from '#src/session/own-copies.ts'
import type { KeptVisit } from '#src/session/kept-visit.ts'
import type { VisitCopy } from '#src/session/to-own-copies.ts'
import type { RowVisit } from '../row-visit.ts'
import { knownVisits } from './known-visits.ts'

/** Visits for a list that cannot be loaded. `wasRead`: whether the list itself was, so that without any there were none. */
export type KnownVisits = { visits: readonly RowVisit[]; wasRead: boolean }

type Copies = {
  /** Booked on this device; null where none was. */
  booked: { visits: readonly KeptVisit[] } | null
  ahead: OwnCopy<VisitCopy[]> | null
  past: OwnCopy<VisitCopy[]> | null
}

/** What the copies of a device together say of one list of visits. */
export function ofCopies({ booked, ahead, past }: Copies, when: VisitsWhen): KnownVisits {
  const known = { booked: booked?.visits ?? [], ahead: dated(ahead), past: dated(past) }
  return { visits: knownVisits(known, new Date(now()))[when], wasRead: (when === 'ahead' ? ahead : past) !== null }
}

const dated = (copy: OwnCopy<VisitCopy[]> | null) => copy?.value.map((visit) => ({ readAt: copy.readAt, ...visit }))
