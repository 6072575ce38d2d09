import type { ConsultationType } from '#contract/directory'
import type { Language } from '#contract/locale'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import type { MapPlace } from '#src/features/map/place.ts'
import { type OfferedFee, offeredFee } from '#src/features/fee/offered-fee.ts'
import { nameOfPlace } from '#src/features/name-of-place.ts'

export type DoctorsPlace = MapPlace & { doctors: readonly LocalisedDoctor[] }

/** Places of the doctors of a list, as named on their cards: each place once, with its doctors. */
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
      label: nameOfPlace(place, language),
      doctors: here,
    })
  }
  return [...places.values()]
}

/** The fees of a place's doctors there, of one consultation type or of any. */
export function feeHere({ id, doctors }: DoctorsPlace, visit: ConsultationType | ''): OfferedFee | undefined {
  return offeredFee(
    doctors.flatMap(({ service_fees }) =>
      service_fees
        .filter((service) => service.facility_id === id && (visit === '' || service.consultation_type === visit))
        .map(({ fee, currency_symbol }) => ({ amount: fee, currency: currency_symbol })),
    ),
  )
}
