import type { CategoryAvailability, Slot } from '#contract/availability'
import type { Money } from '#contract/wire'

export type FreeRow = {
  slot: Slot
  timeZone: string
  doctor: { slug: string; speciality_slug: string; city_slug: string; fullName: string; title: string; area: string }
  fee: Money
}

/** The soonest free slots of several specialities, one per doctor, in order of time. */
export function soonest(answers: readonly CategoryAvailability[], count: number): FreeRow[] {
  const rows = answers.flatMap(({ time_zone: timeZone, slots }) => slots.map((found) => toRow(found, timeZone)))
  rows.sort((one, other) => Date.parse(one.slot.start) - Date.parse(other.slot.start))
  const seen = new Set<string>()
  return rows.filter(({ slot }) => !seen.has(slot.practitioner_id) && seen.add(slot.practitioner_id)).slice(0, count)
}

function toRow(found: CategoryAvailability['slots'][number], timeZone: string): FreeRow {
  const { practitioner_id, facility_id, service_id, consultation_type, start, fee, ...doctor } = found
  return { slot: { practitioner_id, facility_id, service_id, consultation_type, start }, timeZone, doctor, fee }
}
