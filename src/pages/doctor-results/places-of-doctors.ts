import type { Language } from '#contract/locale'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import type { MapPlace } from '#src/features/map/place.ts'
import { nameOfPlace } from '#src/features/name-of-place.ts'

export type DoctorsPlace = MapPlace & { doctors: readonly LocalisedDoctor[] }

/** Where the doctors of a list are seen, by the place their card names: each place once, with those it stands for. */
export function placesOfDoctors(doctors: readonly LocalisedDoctor[], language: Language): DoctorsPlace[] {
  const places = new Map<string, DoctorsPlace>()
  for (const doctor of doctors) {
    const [place] = doctor.locations
    if (!place) continue
    const { facility_id: id, _geoloc } = place
    const known = places.get(id)
    const here = [...(known?.doctors ?? []), doctor]
    places.set(id, {
      id,
      ..._geoloc,
      label: `${nameOfPlace(place, language)}: ${here.map(({ lang_fullName }) => lang_fullName).join(' · ')}`,
      doctors: here,
    })
  }
  return [...places.values()]
}
