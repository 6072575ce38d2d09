import type { Appointment } from '#contract/appointment'

type Known = Pick<Appointment, 'status' | 'start' | 'end'>

/** The states in which a visit takes its patient's time: those that the server counts. */
const taking: readonly Appointment['status'][] = ['booked', 'awaiting_payment']

/** The first visit, booked or awaiting its payment, that shares time with one of so many minutes. */
export function findOverlap<Visit extends Known>(
  visits: readonly Visit[],
  start: string,
  minutes: number,
): Visit | undefined {
  const from = Date.parse(start)
  const to = from + minutes * 60_000
  return visits.find(
    (visit) => taking.includes(visit.status) && Date.parse(visit.start) < to && Date.parse(visit.end) > from,
  )
}
