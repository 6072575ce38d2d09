import type { NextAvailability } from '#contract/availability'
import type { Language } from '#contract/locale'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { areaOfPlace } from '#src/features/place-of-times.ts'

/** How many of a doctor's next times are loaded, so that some are left for this facility. */
export const requestedTimes = 20

/** A doctor's next times at one facility only: times elsewhere do not belong on this page. */
export function timesHere(availability: NextAvailability, facilityId: string): NextAvailability {
  return { ...availability, slots: availability.slots.filter(({ facility_id }) => facility_id === facilityId) }
}

/** A doctor with this facility and its fees first, for the card. */
export function hereFirst(doctor: LocalisedDoctor, facilityId: string, language: Language): LocalisedDoctor {
  const here = doctor.locations.filter(({ facility_id }) => facility_id === facilityId)
  const [place] = here
  const fees = doctor.service_fees.filter(({ facility_id }) => facility_id === facilityId)
  const locations = [...here, ...doctor.locations.filter((place) => !here.includes(place))]
  const area = place ? { lang_area: areaOfPlace(doctor, place, language) } : {}
  return { ...doctor, ...area, locations, ...(fees.length > 0 ? { service_fees: fees } : {}) }
}
