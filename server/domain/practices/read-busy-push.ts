import { mostBusyDaysAhead, type BusyPush } from '#contract/practice'
import type { FieldProblem } from '#contract/problem'
import { problem } from '#server/errors'

/** A span of time with the appointment that it is, where the practice's system says so. */
export type BusyBlock = { from: Date; to: Date; appointmentNumber: string | undefined }
/** Busy times of a range. */
export type BusyRange = { from: Date; to: Date; knownAt: Date; blocks: BusyBlock[] }

const day = 86_400_000
/** How far the clock of a practice's system may be ahead, in milliseconds. */
const mostAhead = 300_000
/** More are of no use to who mends them. */
const mostFaults = 20

/** Reads busy times that were pushed. Throws `validation_failed` with everything that is wrong, by field. */
export function readBusyPush({ from, to, known_at, busy }: BusyPush, now: Date): BusyRange {
  const range = { from: new Date(from), to: new Date(to), knownAt: new Date(known_at) }
  const faults: FieldProblem[] = []
  if (range.to <= range.from) faults.push({ path: '/to', message: 'must be after from' })
  if (range.to.getTime() > now.getTime() + mostBusyDaysAhead * day)
    faults.push({ path: '/to', message: `must not be more than ${mostBusyDaysAhead} days ahead` })
  if (range.knownAt.getTime() > now.getTime() + mostAhead)
    faults.push({ path: '/known_at', message: 'must not be in the future' })
  const blocks = busy.map((one) => ({
    from: new Date(one.from),
    to: new Date(one.to),
    appointmentNumber: one.appointment_number,
  }))
  for (const [index, block] of blocks.entries()) {
    if (block.to <= block.from) faults.push({ path: `/busy/${index}/to`, message: 'must be after from' })
    else if (block.from < range.from || block.to > range.to)
      faults.push({ path: `/busy/${index}`, message: 'must lie within from and to of the range' })
  }
  if (faults.length > 0) throw problem('validation_failed', { fields: faults.slice(0, mostFaults) })
  return { ...range, blocks }
}
