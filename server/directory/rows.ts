import type { ConsultationType } from '#contract/directory'
import type { Country } from '#contract/locale'
import type { LocalisedText } from '#contract/tenant'
import type { OpeningHours } from '#server/db/schema/facilities'
import type { Education, Experience } from '#server/db/schema/practitioners'

type Names = { name_en: string; name_ar: string; name_id: string }

export type CountryRow = Names & { code: Country; currency: string }
export type CityRow = Names & {
  id: number
  country_code: Country
  slug: string
  lat: number
  lng: number
  time_zone: string
}
export type SpecialityRow = Names & {
  id: number
  slug: string
  practitioners: LocalisedText
  synonyms: { en: string[]; ar: string[]; id: string[] }
  /** What its doctors treat; the English name is the value. */
  topics: LocalisedText[]
  icon: string
  rank: number
}
export type InsurerRow = Names & { id: number; slug: string; country_codes: string[]; whitelabels: string[] }
export type PlanRow = { id: number; insurer_id: number; name: string }

export type FacilityRow = Names & {
  id: number
  unique_id: string
  slug: string
  clinic_type: string
  country_code: Country
  city_id: number
  area_en: string
  area_ar: string
  address_en: string
  address_ar: string
  lat: number
  lng: number
  phone: string
  opening_hours: OpeningHours
  photos: string[]
  logo: string
  member: boolean
  plan_ids: number[]
  plan: number
  fg_test: boolean
  campaign_ids: string[]
  whitelabels: string[]
}

export type PractitionerRow = Names & {
  id: number
  unique_id: string
  slug: string
  title_en: string
  title_ar: string
  title_id: string
  gender: 'female' | 'male'
  languages: string[]
  bio_en: string
  bio_ar: string
  bio_id: string
  speciality_id: number
  topics: string[]
  country_code: Country
  city_id: number
  years_of_experience: number
  verified: boolean
  registered: boolean
  plan: number
  portrait_seed: number
  fg_test: boolean
  educations: Education[]
  experiences: Experience[]
  campaign_ids: string[]
  whitelabels: string[]
  rank: number
}

export type LocationRow = { practitioner_id: number; facility_id: number; fg_callable: boolean; plan_ids: number[] }
export type ServiceRow = {
  practitioner_id: number
  facility_id: number
  consultation_type: ConsultationType
  name_en: string
  duration_minutes: number
  fee: number
  currency: string
}
export type RuleRow = {
  practitioner_id: number
  facility_id: number
  weekdays: number[]
  from_minute: number
  to_minute: number
  consultation_types: ConsultationType[]
}

/** A practitioner with everything that hangs on them. */
export type PractitionerRecord = {
  practitioner: PractitionerRow
  locations: LocationRow[]
  services: ServiceRow[]
  rules: RuleRow[]
}
