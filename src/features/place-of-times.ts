import type { DoctorLocation } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { shownTimes } from '#src/features/fee/offered-fee.ts'

type Times = Parameters<typeof shownTimes>[0]

/**
 * A doctor's places in the order of the times that are shown: those of the times first.
 *
 * @returns the places, and how many besides the first have a time that is shown
 */
export function placesOfTimes<Place extends { facility_id: string }>(
  places: readonly Place[],
  times: Times | undefined,
): { places: Place[]; others: number } {
  const offered = new Set(times && shownTimes(times).map(({ facility_id }) => facility_id))
  const order = [...offered]
  const rank = ({ facility_id: id }: Place) => (offered.has(id) ? order.indexOf(id) : order.length)
  return { places: places.toSorted((one, other) => rank(one) - rank(other)), others: Math.max(0, order.length - 1) }
}

type WithPlaces = Pick<LocalisedDoctor, 'lang_area' | 'locations'>

/**
 * The area of one of a doctor's places. A hit has the Arabic area only of the first place; its Arabic name is enough for the
 * others.
 */
export function areaOfPlace(doctor: WithPlaces, place: DoctorLocation | undefined, language: Language): string {
  if (place === doctor.locations[0]) return doctor.lang_area
  return language === 'ar' ? '' : (place?.area ?? '')
}
