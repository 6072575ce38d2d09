import {
  amenityNames,
  openingDays,
  type FacilityAmenities,
  type FacilityDetail,
  type OpeningTime,
} from '#contract/facility'
import type { Language } from '#contract/locale'
import type { LocalisedText } from '#contract/tenant'
import type { Amenities } from '#server/db/schema/facilities'
import type { FacilityPageRow } from './rows.ts'
import { insurersOf, shownPlans } from './insurance.ts'
import { nameIn, placeIn } from './names.ts'
import type { Reference } from './reference.ts'
import type { Scope } from './visibility/scope.ts'
import { toFacilityHit } from './to-facility-hit.ts'

/** What the listed doctors of a facility come to, for one tenant. */
export type FacilityFacts = {
  specialities: { speciality_id: number; doctors: number; lowest_fee: number | null }[]
  doctors: number
  average: number | null
  reviews: number
}

/** A facility's page (N15, N18): plain words in the language of the request, English beside them. */
export function toFacilityDetail(
  row: FacilityPageRow,
  facts: FacilityFacts,
  reference: Reference,
  scope: Scope,
  language: Language,
): FacilityDetail {
  const staff = {
    doctors: facts.doctors,
    lowest_fees: new Map(facts.specialities.map(({ speciality_id, lowest_fee }) => [speciality_id, lowest_fee])),
  }
  const planIds = shownPlans(row.plan_ids, reference, scope)
  const hit = toFacilityHit({ ...row, plan_ids: planIds }, staff, reference)
  const city = reference.cities.get(row.city_id)!
  const accepted = insurersOf(planIds, reference).map(({ insurer, plans }) => ({
    id: String(insurer.id),
    slug: insurer.slug,
    name: nameIn(insurer, language),
    plans,
  }))
  return {
    ...hit,
    name: nameIn(row, language),
    city: nameIn(city, language),
    ...placeIn(row, language),
    specialities: hit.speciality_ids.map((id) => nameIn(reference.specialities.get(Number(id))!, language)),
    en_name: row.name_en,
    en_city: city.name_en,
    en_area: row.area_en,
    en_address: row.address_en,
    photos: row.photos,
    lat: row.lat,
    lng: row.lng,
    phone: row.phone,
    insuranceLocal: accepted.map(({ plans, ...insurer }) => ({ ...insurer, plan_ids: plans.map(({ id }) => id) })),
    insurancePlans: accepted.flatMap(({ id, name, plans }) =>
      plans.map((plan) => ({ ...plan, insurance_id: id, insurance_name: name })),
    ),
    insurance_value: accepted.length,
    facilities: toAmenities(row.amenities, language),
    openingTime: Object.fromEntries(
      openingDays.map((day) => [day, row.opening_hours[day] ?? { enabled: false }]),
    ) as OpeningTime,
    payment_methods: row.payment_methods,
    time_zone: city.time_zone,
    member: row.member,
    specialities_detail: facts.specialities.flatMap(({ speciality_id, doctors }) => {
      const speciality = reference.specialities.get(speciality_id)
      if (!speciality) return []
      const { id, slug, icon, practitioners } = speciality
      return {
        id: String(id),
        slug,
        icon,
        name: nameIn(speciality, language),
        practitioners: practitioners[language] ?? practitioners.en,
        doctors,
      }
    }),
    rating: { average: facts.average, count: facts.reviews },
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** What a facility says nothing about is not there. */
function toAmenities(amenities: Partial<Amenities>, language: Language): FacilityAmenities {
  const note = (text: LocalisedText | undefined) => text?.[language] || text?.en || ''
  const named = amenityNames.flatMap((name): [string, boolean | string][] => [
    [name, amenities[name]?.available ?? false],
    [`${name}Note`, note(amenities[name]?.note)],
  ])
  return { ...Object.fromEntries(named), facilityfloornumber: note(amenities.floor) } as FacilityAmenities
}
