import type { Language } from '#contract/locale'
import type { GeoPoint } from '#contract/wire'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { nearestOf } from '#src/features/near-me/distance.ts'
import { areaOfPlace } from '#src/features/place-of-times.ts'

/** A doctor with the nearest place first, to which the distance belongs. */
export function nearestPlaceFirst(doctor: LocalisedDoctor, position: GeoPoint, language: Language): LocalisedDoctor {
  const { locations } = doctor
  const nearest = nearestOf(locations, position, ({ _geoloc }) => _geoloc)
  if (!nearest || nearest === locations[0]) return doctor
  return {
    ...doctor,
    locations: [nearest, ...locations.filter((place) => place !== nearest)],
    lang_area: areaOfPlace(doctor, nearest, language),
  }
}
