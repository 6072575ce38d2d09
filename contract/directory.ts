import * as Type from 'typebox'
import { languages } from '#contract/locale'
import { GeoPoint, Money } from '#contract/wire'

const optional = Type.Optional
const text = Type.String()

/** in person at a facility, at the patient's home, by video */
export const consultationTypes = ['clinic', 'homecare', 'telemedicine'] as const
export const ConsultationType = Type.Enum(consultationTypes)
export type ConsultationType = Type.Static<typeof ConsultationType>

/** Where a practitioner sees patients (N13). Prefixed names are the other scripts; the plain name is in the language of the request. */
export const DoctorLocation = Type.Object({
  id: text,
  facility_id: text,
  name: text,
  arabicName: text,
  ar_name: text,
  id_name: text,
  slug: text,
  fg_callable: Type.Boolean(),
  practitioner_plan_id: Type.Integer(),
  is_available: Type.Boolean(),
  address: text,
  en_address: text,
  ar_address: text,
  _geoloc: GeoPoint,
  phone: text,
  real_phone: text,
  area: text,
  district: text,
  city: text,
  city_slug: text,
  network_ids: Type.Array(Type.Integer()),
  opening_time: Type.Record(text, Type.Object({ enabled: Type.Boolean(), from: optional(text), to: optional(text) })),
  idx: Type.Integer(),
  plan: Type.Integer(),
  insuranceLocal: Type.Array(Type.Object({ id: text, name: text, plan_ids: Type.Array(text) })),
  cover: text,
  clinicType: text,
  time_zone: text,
})
export type DoctorLocation = Type.Static<typeof DoctorLocation>

const Education = Type.Object({ graduation_country: text, degree: text, institution: text, year: Type.Integer() })
const Experience = Type.Object({
  country: text,
  position: text,
  place: text,
  from: Type.Integer(),
  to: optional(Type.Integer()),
})
/** The language of an entry's texts: that of the request, or English where there is no translation. */
const inLanguage = { language: Type.Enum(languages) }

const ServiceFees = Type.Array(
  Type.Object({
    consultation_type: ConsultationType,
    facility_id: text,
    fee: Type.Integer(),
    currency_symbol: text,
  }),
)

/**
 * How a hit was found, where `getRankingInfo` is set: metres from the position, number of tolerated typos, and the position
 * (from 0) of the first matching attribute.
 */
const RankingInfo = Type.Object({
  geoDistance: optional(Type.Number()),
  nbTypos: optional(Type.Integer()),
  firstMatchedWord: optional(Type.Integer()),
})

/** A doctor in a list (N12). Localised fields carry a prefix on the wire (`arabic_`, `id_`, none for English); the client exposes them as `lang_…`. */
export const DoctorHit = Type.Object({
  objectID: text,
  id: text,
  unique_id: text,
  slug: text,
  name: text,
  fullName: text,
  arabic_fullName: optional(text),
  id_fullName: optional(text),
  title: text,
  arabic_title: optional(text),
  id_title: optional(text),
  bio: text,
  arabic_bio: optional(text),
  id_bio: optional(text),
  gender: Type.Enum(['female', 'male']),
  countryCode: text,
  country_name: text,
  city: text,
  city_slug: text,
  arabic_city: optional(text),
  area: text,
  arabic_area: optional(text),
  district: text,
  speciality: text,
  speciality_slug: text,
  specialityArabic: text,
  id_speciality: optional(text),
  searchSpec: Type.Array(text),
  languages: Type.Array(text),
  /** What is treated, as topics of the speciality; filters use the English ones. */
  services: Type.Array(text),
  arabic_services: optional(Type.Array(text)),
  id_services: optional(Type.Array(text)),
  insurances: Type.Array(text),
  insurance_plans: Type.Array(text),
  fee: Type.Integer(),
  fees: Type.Integer(),
  currency_symbol: text,
  /** Fees by consultation type and facility: each fee once, the lowest first. `fee` is the lowest of all. */
  service_fees: ServiceFees,
  fg_online: Type.Boolean(),
  fg_homecare: Type.Boolean(),
  /** Whether a free time is left today, and within a week on a working day and on a weekend day of the country (V15). */
  fg_available_today: Type.Boolean(),
  fg_available_weekday: Type.Boolean(),
  fg_available_weekend: Type.Boolean(),
  published: Type.Boolean(),
  fg_test: Type.Boolean(),
  verified: Type.Boolean(),
  registered: Type.Boolean(),
  plan: Type.Integer(),
  idx: Type.Integer(),
  years_of_experience: Type.Integer(),
  educations: Type.Array(Education),
  experiences: Type.Array(Experience),
  campaign_ids: Type.Array(text),
  profilePicture: text,
  short_url: text,
  facility_ids: Type.Array(text),
  locations: Type.Array(DoctorLocation),
  _geoloc: Type.Array(GeoPoint),
  /** Matched words marked with <em>, as in the search protocol. */
  _highlightResult: optional(Type.Unknown()),
  _rankingInfo: optional(RankingInfo),
})
export type DoctorHit = Type.Static<typeof DoctorHit>

/** The doctor page's data (N14, C74, C75), in the language of the request with English beside it. */
export const PractitionerDetail = Type.Object({
  ...DoctorHit.properties,
  en_fullName: text,
  educations: Type.Array(Type.Object({ ...Education.properties, ...inLanguage })),
  experiences: Type.Array(Type.Object({ ...Experience.properties, ...inLanguage })),
  /** Picture used when the page is shared. */
  og_image: text,
  insurances_detail: Type.Array(
    Type.Object({ id: text, name: text, slug: text, plans: Type.Array(Type.Object({ id: text, name: text })) }),
  ),
  related: Type.Array(
    Type.Object({
      id: text,
      slug: text,
      fullName: text,
      title: text,
      profilePicture: text,
      speciality_slug: text,
      city_slug: text,
      /** Places of practice with their areas. */
      places: Type.Array(Type.Object({ facility_id: text, name: text, area: text })),
      fee: Type.Integer(),
      currency_symbol: text,
      service_fees: ServiceFees,
    }),
  ),
})
export type PractitionerDetail = Type.Static<typeof PractitionerDetail>

export const FacilityHit = Type.Object({
  objectID: text,
  id: text,
  unique_id: text,
  slug: text,
  name: text,
  arabic_name: optional(text),
  id_name: optional(text),
  logo: text,
  cover: text,
  specialities: Type.Array(text),
  speciality_ids: Type.Array(text),
  speciality_slugs: Type.Array(text),
  city: text,
  city_slug: text,
  arabic_city: optional(text),
  area: text,
  arabic_area: optional(text),
  address: text,
  arabic_address: optional(text),
  clinicType: text,
  countryCode: text,
  campaign_ids: Type.Array(text),
  published: Type.Boolean(),
  fg_test: Type.Boolean(),
  plan: Type.Integer(),
  idx: Type.Integer(),
  doctors: Type.Integer(),
  insurances: Type.Array(text),
  /** The lowest fee of any service offered there, in `currency_symbol`; 0 where there is none. */
  fees: Type.Integer(),
  currency_symbol: text,
  /** The lowest fee of each speciality in which a doctor there can be booked. */
  speciality_fees: Type.Array(Type.Object({ speciality_slug: text, fee: Type.Integer() })),
  /** Whether a doctor there can be booked. */
  fg_bookable: Type.Boolean(),
  _geoloc: GeoPoint,
  _highlightResult: optional(Type.Unknown()),
  _rankingInfo: optional(RankingInfo),
})
export type FacilityHit = Type.Static<typeof FacilityHit>

export const InsuranceHit = Type.Object({
  objectID: text,
  id: text,
  name: text,
  arabic_name: optional(text),
  slug: text,
  value: text,
  plans: Type.Array(Type.Object({ id: text, name: text })),
  whitelabels: Type.Array(text),
  countryCode: Type.Array(text),
  _highlightResult: optional(Type.Unknown()),
  _rankingInfo: optional(RankingInfo),
})
export type InsuranceHit = Type.Static<typeof InsuranceHit>

/** A plan of an insurer on its own (C84). */
export const InsurancePlan = Type.Object({
  id: text,
  name: text,
  insurance_id: text,
  insurance_slug: text,
  insurance_name: text,
})
export type InsurancePlan = Type.Static<typeof InsurancePlan>

/**
 * An insurer as an option of a filter (N16, C83): `childs` are its plans. `value` is the slug of an insurer, or the id of a
 * plan.
 */
export const InsuranceOption = Type.Object({
  label: text,
  value: text,
  data: InsuranceHit,
  childs: Type.Array(Type.Object({ label: text, value: text, data: InsurancePlan })),
})
export type InsuranceOption = Type.Static<typeof InsuranceOption>

/** Links below a directory page to related pages (C76). */
export const FooterLinks = Type.Object({
  groups: Type.Array(
    Type.Object({
      kind: Type.Enum(['cities', 'specialities', 'languages', 'insurances']),
      links: Type.Array(
        Type.Object({
          /** In the language of the request; a spoken language by its English name, which the client translates. */
          name: text,
          /** What the linked list is filtered by: those of `speciality`, `city`, `language` and `insurance` that apply. */
          speciality: optional(text),
          city: optional(text),
          language: optional(text),
          insurance: optional(text),
          /** What doctors of the speciality are called ("dermatologists"), where the link has a speciality. */
          practitioners: optional(text),
          /** Address after the locale. */
          path: text,
          doctors: Type.Integer(),
        }),
      ),
    }),
  ),
})
export type FooterLinks = Type.Static<typeof FooterLinks>

/** One speciality in one language (N17). */
export const SpecialityHit = Type.Object({
  objectID: text,
  id: text,
  speciality: text,
  label: text,
  language_code: text,
  slug: text,
  icon: text,
  rank: Type.Integer(),
  /** What its doctors are called, for headings: "dermatologists". */
  practitioners: text,
  /**
   * Its sub-specialities: `value` is what the doctors' `services` are filtered by, `label` is in the language of the document.
   */
  topics: Type.Array(Type.Object({ value: text, label: text })),
  whitelabels: Type.Array(text),
  _highlightResult: optional(Type.Unknown()),
  _rankingInfo: optional(RankingInfo),
})
export type SpecialityHit = Type.Static<typeof SpecialityHit>

/** A service a practitioner offers at a facility (C49). */
export const PractitionerService = Type.Object({
  id: text,
  name: text,
  facility_id: text,
  consultation_type: ConsultationType,
  duration_minutes: Type.Integer({ minimum: 5, maximum: 240 }),
  fee: Money,
  /** Only for `with_next_availability=1`: the earliest free start. */
  next_availability: optional(Type.Union([Type.String(), Type.Null()])),
})
export type PractitionerService = Type.Static<typeof PractitionerService>

/** A consultation type with the facilities that offer it (C52). */
export const ConsultationOption = Type.Object({
  consultation_type: ConsultationType,
  facility_ids: Type.Array(text),
  from_fee: Money,
})
export type ConsultationOption = Type.Static<typeof ConsultationOption>
