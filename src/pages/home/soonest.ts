import type { CategoryAvailability, Slot } from '#contract/availability'
import type { Money } from '#contract/wire'

export type FreeRow = {
  slot: Slot
  timeZone: string
  doctor: { slug: string; speciality_slug: string; city_slug: string; fullName: string; title: string; area: string }
  fee: Money
  /** How far the visit is from the patient, where that is known. */
  metres?: number
  /** What is to be said of the time instead of what the doctor is. */
  note?: string
}

/** How many rows the board has. */
export const rowCount = 4

/** The free slots of several specialities. */
export const toRows = (answers: readonly CategoryAvailability[]): FreeRow[] =>
  answers.flatMap(({ time_zone: timeZone, slots }) => slots.map((found) => toRow(found, timeZone)))

/** The soonest of them, one per doctor, in order of time. */
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
