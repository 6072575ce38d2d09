import type { FacilityHit } from '#contract/directory'
import { insurersOf } from './insurance.ts'
import type { Reference } from './reference.ts'
import type { FacilityRow } from './rows.ts'
import { lowestOf, type Staff } from './staff.ts'

/** A facility as a search hit: plain fields in English, `arabic_` beside them. `idx` is how many doctors it has. */
export function toFacilityHit(facility: FacilityRow, staff: Staff, reference: Reference): FacilityHit {
  const city = reference.cities.get(facility.city_id)!
  const lowest = lowestOf(staff.lowest_fees.values())
  const specialities = [...staff.lowest_fees.keys()]
    .flatMap((id) => reference.specialities.get(id) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
  const id = String(facility.id)
  return {
    objectID: id,
    id,
    unique_id: facility.unique_id,
    slug: facility.slug,
    name: facility.name_en,
    arabic_name: facility.name_ar,
    id_name: facility.name_id,
    logo: facility.logo,
    cover: facility.photos[0] ?? '',
    specialities: specialities.map((speciality) => speciality.name_en),
    speciality_ids: specialities.map((speciality) => String(speciality.id)),
    speciality_slugs: specialities.map((speciality) => speciality.slug),
    city: city.name_en,
    city_slug: city.slug,
    arabic_city: city.name_ar,
    area: facility.area_en,
    arabic_area: facility.area_ar,
    address: facility.address_en,
    arabic_address: facility.address_ar,
    clinicType: facility.clinic_type,
    countryCode: facility.country_code,
    campaign_ids: facility.campaign_ids,
    published: true,
    fg_test: facility.fg_test,
    plan: facility.plan,
    idx: staff.doctors,
    doctors: staff.doctors,
    insurances: insurersOf(facility.plan_ids, reference).map(({ insurer }) => insurer.slug),
    fees: lowest ?? 0,
    currency_symbol: reference.countries.get(facility.country_code)!.currency,
    speciality_fees: specialities.flatMap(({ id, slug }) => {
      const fee = staff.lowest_fees.get(id) ?? null
      return fee === null ? [] : { speciality_slug: slug, fee }
    }),
    fg_bookable: lowest !== null,
    _geoloc: { lat: facility.lat, lng: facility.lng },
  }
}
