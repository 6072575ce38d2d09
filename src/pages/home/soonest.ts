import type { CategoryAvailability, Slot } from '#contract/availability'
import type { Money } from '#contract/wire'

export type FreeRow = {
  slot: Slot
  timeZone: string
  doctor: { slug: string; speciality_slug: string; city_slug: string; fullName: string; title: string; area: string }
  fee: Money
  /** Distance of the visit from the patient, where it is known. */
  metres?: number
  /** A note about the time, shown instead of the doctor's title. */
  note?: string
}

/** Number of rows on the board. */
export const rowCount = 4

/** Rows from the free slots of several specialities. */
export const toRows = (answers: readonly CategoryAvailability[]): FreeRow[] =>
  answers.flatMap(({ time_zone: timeZone, slots }) => slots.map((found) => toRow(found, timeZone)))

/** The soonest rows, one per doctor, in order of time. */
export function soonest(rows: readonly FreeRow[], count: number): FreeRow[] {
  const seen = new Set<string>()
  return rows
    .toSorted((one, other) => Date.parse(one.slot.start) - Date.parse(other.slot.start))
    .filter(({ slot }) => !seen.has(slot.practitioner_id) && seen.add(slot.practitioner_id))
    .slice(0, count)
}

function toRow(found: CategoryAvailability['slots'][number], timeZone: string): FreeRow {
  const { practitioner_id, facility_id, service_id, consultation_type, start, fee, ...doctor } = found
  return { slot: { practitioner_id, facility_id, service_id, consultation_type, start }, timeZone, doctor, fee }
}
