import type { DoctorHit } from '#contract/directory'
import { careerInEnglish } from './careers.ts'
import { insurersOf } from './insurance.ts'
import type { Reference } from './reference.ts'
import type { FacilityRow, PractitionerRecord, ServiceRow } from './rows.ts'
import { toLocation } from './to-location.ts'
import type { BusyTimes } from './busy-times.ts'
import { flagsOf, freeTimes, type WorkingHours } from './free-times.ts'
import type { SpecialityRow } from './rows.ts'

/** Where facilities come from, the moment that availability is told for, and when practitioners are away or taken. */
export type HitContext = {
  reference: Reference
  facilities: ReadonlyMap<number, FacilityRow>
  now: Date
  busy: BusyTimes
}

/**
 * A practitioner as a search hit (N12): plain fields in English, `arabic_` and `id_` beside them. Locations at facilities
 * that are not published are left out.
 */
export function toDoctorHit(record: PractitionerRecord, { reference, facilities, now, busy }: HitContext): DoctorHit {
  const { practitioner, services } = record
  const city = reference.cities.get(practitioner.city_id)!
  const country = reference.countries.get(practitioner.country_code)!
  const speciality = reference.specialities.get(practitioner.speciality_id)!
  const practice = {
    plan: practitioner.plan,
    facilityIdsWithHours: new Set(record.rules.map((rule) => rule.facility_id)),
  }
  const places = record.locations.flatMap((location) => {
    const facility = facilities.get(location.facility_id)
    return facility ? [{ location, facility }] : []
  })
  const locations = places.map(({ location, facility }, position) =>
    toLocation(location, facility, position, practice, reference),
  )
  const planIds = planIdsOf(record)
  const [lowest] = services.toSorted((one, other) => one.fee - other.fee)
  const id = String(practitioner.id)
  return {
    objectID: id,
    id,
    unique_id: practitioner.unique_id,
    slug: practitioner.slug,
    name: practitioner.name_en,
    fullName: practitioner.name_en,
    arabic_fullName: practitioner.name_ar,
    id_fullName: practitioner.name_id,
    title: practitioner.title_en,
    arabic_title: practitioner.title_ar,
    id_title: practitioner.title_id,
    bio: practitioner.bio_en,
    arabic_bio: practitioner.bio_ar,
    id_bio: practitioner.bio_id,
    gender: practitioner.gender,
    countryCode: practitioner.country_code,
    country_name: country.name_en,
    city: city.name_en,
    city_slug: city.slug,
    arabic_city: city.name_ar,
    area: places[0]?.facility.area_en ?? '',
    arabic_area: places[0]?.facility.area_ar ?? '',
    district: places[0]?.facility.area_en ?? '',
    speciality: speciality.name_en,
    speciality_slug: speciality.slug,
    specialityArabic: speciality.name_ar,
    id_speciality: speciality.name_id,
    searchSpec: searchWords(speciality.synonyms),
    languages: practitioner.languages,
    services: practitioner.topics,
    arabic_services: topicsIn(speciality, practitioner.topics, 'ar'),
    id_services: topicsIn(speciality, practitioner.topics, 'id'),
    insurances: insurersOf(planIds, reference).map(({ insurer }) => insurer.slug),
    insurance_plans: planIds.map(String),
    fee: lowest?.fee ?? 0,
    fees: lowest?.fee ?? 0,
    currency_symbol: lowest?.currency ?? country.currency,
    service_fees: serviceFees(services),
    fg_online: services.some((service) => service.consultation_type === 'telemedicine'),
    fg_homecare: services.some((service) => service.consultation_type === 'homecare'),
    ...flagsOf(
      freeTimes(
        hoursOf(record, { reference, facilities }),
        busy.get(practitioner.id) ?? [],
        practitioner.country_code,
        now,
      ),
    ),
    published: true,
    fg_test: practitioner.fg_test,
    verified: practitioner.verified,
    registered: practitioner.registered,
    plan: practitioner.plan,
    idx: practitioner.rank,
    years_of_experience: practitioner.years_of_experience,
    educations: careerInEnglish(practitioner.educations),
    experiences: careerInEnglish(practitioner.experiences),
    campaign_ids: practitioner.campaign_ids,
    profilePicture: pictureOf(practitioner.photo, practitioner.portrait_seed),
    short_url: `/doctor/${speciality.slug}/${city.slug}/${practitioner.slug}`,
    facility_ids: locations.map((location) => location.facility_id),
    locations,
    _geoloc: locations.map((location) => location._geoloc),
  }
}

/** Address of a photo, or of a generated portrait without the mount path; empty where there is neither, and initials are shown. */
export const pictureOf = (photo: string, portraitSeed: number | null): string =>
  photo || (portraitSeed === null ? '' : `/portraits/${portraitSeed}.svg`)

/** Plans that a practitioner takes anywhere. */
export function planIdsOf({ locations }: PractitionerRecord): number[] {
  return [...new Set(locations.flatMap((location) => location.plan_ids))]
}

/** Working hours at published facilities, in each facility's zone, with the lengths of the visits they are for. */
export function hoursOf(
  { rules, services }: PractitionerRecord,
  { reference, facilities }: Pick<HitContext, 'reference' | 'facilities'>,
): WorkingHours[] {
  return rules.flatMap((rule) => {
    const facility = facilities.get(rule.facility_id)
    const city = facility && reference.cities.get(facility.city_id)
    if (!city) return []
    // Of a place's services of one kind the first stands for all, as it does where the next free times are shown.
    const offered = rule.consultation_types.flatMap(
      (type) =>
        services.find(
          ({ facility_id, consultation_type }) => facility_id === rule.facility_id && consultation_type === type,
        ) ?? [],
    )
    const durations = [...new Set(offered.map(({ duration_minutes }) => duration_minutes))]
    const { facility_id, weekdays } = rule
    return [{ facility_id, zone: city.time_zone, weekdays, from: rule.from_minute, to: rule.to_minute, durations }]
  })
}

/** Topics by their names in another language; one that the speciality does not know stays as it is. */
function topicsIn({ topics: known }: SpecialityRow, topics: readonly string[], language: 'ar' | 'id'): string[] {
  return topics.map((topic) => known.find(({ en }) => en === topic)?.[language] ?? topic)
}

/** The fees of each way to be seen at each place, each once, the lowest first. */
function serviceFees(services: readonly ServiceRow[]): DoctorHit['service_fees'] {
  const fees = new Map<string, DoctorHit['service_fees'][number]>()
  for (const { consultation_type, facility_id, fee, currency } of services) {
    const offered = { consultation_type, facility_id: String(facility_id), fee, currency_symbol: currency }
    fees.set(Object.values(offered).join(), offered)
  }
  return [...fees.values()].sort((one, other) => one.fee - other.fee)
}

function searchWords(synonyms: { en: string[]; ar: string[]; id: string[] }): string[] {
  const known = words.get(synonyms)
  if (known) return known
  const all = [...new Set([...synonyms.en, ...synonyms.ar, ...synonyms.id])]
  words.set(synonyms, all)
  return all
}

const words = new WeakMap<object, string[]>()
