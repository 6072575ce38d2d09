import type { KeptVisit } from '#src/session/kept-visit.ts'
import type { VisitCopy } from '#src/session/to-own-copies.ts'

type Known = {
  /** Booked on this device, and read again whenever one is opened. */
  booked: readonly KeptVisit[]
  /** Of the lists that were read last. */
  ahead: readonly VisitCopy[] | undefined
  past: readonly VisitCopy[] | undefined
}

/** Visits of several copies, each once, as it was read last: the next one first, and of those that are over the last one. */
export function knownVisits({ booked, ahead = [], past = [] }: Known, now: Date) {
  const known = new Map<string, VisitCopy>()
  for (const visit of [...past, ...ahead, ...booked]) {
    const other = known.get(visit.id)
    if ((other?.readAt ?? 0) <= (visit.readAt ?? 0)) known.set(visit.id, { ...other, ...visit })
  }
  const byStart = [...known.values()].sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
  // So is a cancelled one, by the list of those.
  const isPast = ({ id, end }: VisitCopy) => Date.parse(end) <= now.getTime() || past.some((visit) => visit.id === id)
  return {
    ahead: byStart.filter((visit) => !isPast(visit)),
    past: byStart.filter(isPast).reverse(),
  }
}
