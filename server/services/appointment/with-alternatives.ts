import type { Alternatives } from '#contract/availability'
import { Problem, type ProblemCode } from '#contract/problem'
import type { Database } from '#server/db/open'
import { findAlternatives } from '#server/domain/booking/alternatives'
import { problem } from '#server/errors'
import { toSlots } from '#server/domain/availability/slot-view'

type Input = Parameters<typeof findAlternatives>[1] & { db: Database }

/**
 * Does `work`; when it is refused because of the slot, adds the nearest free slots to the problem. They are read after the
 * transaction of `work` has ended, so that a slot just taken by another is not among them.
 */
export async function withAlternatives<T>({ db, ...input }: Input, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !refusals.includes(error.code)) throw error
    const { slots, timeZone } = await findAlternatives(db, input)
    const nearest: Alternatives = { alternatives: toSlots(slots), time_zone: timeZone }
    throw problem(error.code, { cause: error, details: { ...(error.details as object | undefined), ...nearest } })
  }
}

const refusals: readonly ProblemCode[] = [
  'slot_taken',
  'slot_unavailable',
  'slot_too_soon',
  'slot_in_past',
  'visit_overlaps',
]
