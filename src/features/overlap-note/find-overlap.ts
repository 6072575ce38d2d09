import type { Appointment } from '#contract/appointment'

type Known = Pick<Appointment, 'status' | 'start' | 'end'>

/** The first booked visit that shares time with one of so many minutes. */
export function findOverlap<Visit extends Known>(
  visits: readonly Visit[],
  start: string,
  minutes: number,
): Visit | undefined {
  const from = Date.parse(start)
  const to = from + minutes * 60_000
  return visits.find(
    (visit) => visit.status === 'booked' && Date.parse(visit.start) < to && Date.parse(visit.end) > from,
  )
}
