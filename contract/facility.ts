import * as Type from 'typebox'
import { DoctorHit, FacilityHit } from '#contract/directory'
import { CalendarDay, Instant, TimeZone } from '#contract/wire'

const text = Type.String()

/** Amenities that a facility may have, in the order they are shown. */
export const amenityNames = ['elevator', 'handicap', 'parking', 'publictransport', 'rta', 'valet'] as const

/** Whether each amenity exists, with a note in the language of the request (empty where there is none), and the floor. */
export const FacilityAmenities = Type.Object({
  elevator: Type.Boolean(),
  elevatorNote: text,
  handicap: Type.Boolean(),
  handicapNote: text,
  parking: Type.Boolean(),
  parkingNote: text,
  publictransport: Type.Boolean(),
  publictransportNote: text,
  rta: Type.Boolean(),
  rtaNote: text,
  valet: Type.Boolean(),
  valetNote: text,
  facilityfloornumber: text,
})
export type FacilityAmenities = Type.Static<typeof FacilityAmenities>

/** Names of the days in `openingTime`, Monday first. */
export const openingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** `HH:mm` at the facility; `24:00` is the end of the day. Both are missing on a day that is not enabled. */
const OpeningDay = Type.Object({ enabled: Type.Boolean(), from: Type.Optional(text), to: Type.Optional(text) })
export const OpeningTime = Type.Object({
  monday: OpeningDay,
  tuesday: OpeningDay,
  wednesday: OpeningDay,
  thursday: OpeningDay,
  friday: OpeningDay,
  saturday: OpeningDay,
  sunday: OpeningDay,
})
export type OpeningTime = Type.Static<typeof OpeningTime>

/**
 * A facility in full: N15, and the fields of a clinic profile's `data` (N18). Unprefixed texts are in the language of the
 * request, `en_` is English.
 */
export const FacilityDetail = Type.Object({
  ...FacilityHit.properties,
  en_name: text,
  en_address: text,
  en_city: text,
  en_area: text,
  /** Addresses of pictures, the cover first; those that begin with `/` are under the mount path. */
  photos: Type.Array(text),
  lat: Type.Number(),
  lng: Type.Number(),
  phone: text,
  insuranceLocal: Type.Array(Type.Object({ id: text, slug: text, name: text, plan_ids: Type.Array(text) })),
  insurancePlans: Type.Array(Type.Object({ id: text, name: text, insurance_id: text, insurance_name: text })),
  /** Number of accepted insurers. */
  insurance_value: Type.Integer(),
  facilities: FacilityAmenities,
  openingTime: OpeningTime,
  payment_methods: Type.Object({ cash: Type.Boolean(), cheque: Type.Boolean(), credit_card: Type.Boolean() }),
  time_zone: TimeZone,
  /** Specialities treated there with the number of their doctors, most first. */
  specialities_detail: Type.Array(
    Type.Object({ id: text, slug: text, name: text, practitioners: text, icon: text, doctors: Type.Integer() }),
  ),
  /** Whether it takes part in online booking. */
  member: Type.Boolean(),
  /** `average` is of 1 to 5 with one decimal, null while there are no reviews. */
  rating: Type.Object({ average: Type.Union([Type.Number(), Type.Null()]), count: Type.Integer() }),
  updated_at: Instant,
  /** Doctors who work there (C77, C78); absent for `skip_practitioner`. */
  practitioners: Type.Optional(Type.Array(DoctorHit)),
})
export type FacilityDetail = Type.Static<typeof FacilityDetail>

/** A doctor as lists need one: a hit without biographies, careers and texts that are only searched. */
const ListedDoctor = Type.Unsafe<DoctorHit>(Type.Unknown())

/**
 * A clinic's page (C86, N18). `data`, and beside it what belongs to the page. `doctors` holds the best ranked ones, `total`
 * says how many there are: the others are found by search with `facility_ids`. A poke link is there only where no doctor of the
 * clinic can be booked: a POST to it asks the clinic to open online booking.
 */
export const ClinicProfile = Type.Object({
  data: FacilityDetail,
  member: Type.Boolean(),
  doctors: Type.Object({ data: Type.Array(ListedDoctor), total: Type.Integer() }),
  recommendations: Type.Object({ data: Type.Array(FacilityHit) }),
  links: Type.Object({ poke: Type.Union([text, Type.Null()]) }),
})
export type ClinicProfile = Type.Static<typeof ClinicProfile>

export const FacilityFaq = Type.Object({ id: text, question: text, answer: text })
export type FacilityFaq = Type.Static<typeof FacilityFaq>

export const FacilityJob = Type.Object({
  id: text,
  title: text,
  description: text,
  employment: Type.Enum(['full_time', 'part_time', 'locum']),
  posted_on: CalendarDay,
  closes_on: Type.Union([CalendarDay, Type.Null()]),
})
export type FacilityJob = Type.Static<typeof FacilityJob>

export const FacilityReview = Type.Object({
  id: text,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  author: text,
  /** Language that the review is written in; it is not translated. */
  language: text,
  body: text,
  created_at: Instant,
})
export type FacilityReview = Type.Static<typeof FacilityReview>

/** One page of a list; pages are counted from 1. */
export const Paged = <Item extends Type.TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    page: Type.Integer(),
    per_page: Type.Integer(),
    total: Type.Integer(),
    pages: Type.Integer(),
  })
export type Paged<Item> = { items: Item[]; page: number; per_page: number; total: number; pages: number }

/** Reviews, with the number of each star rating. */
export const FacilityReviews = Type.Object({
  ...Paged(FacilityReview).properties,
  average: Type.Union([Type.Number(), Type.Null()]),
  /** How many reviews gave one star, two … five. */
  spread: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
})
export type FacilityReviews = Type.Static<typeof FacilityReviews>
