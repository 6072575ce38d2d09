import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Banner, BlogHighlight } from '#contract/content'
import type { ClientConfiguration, ContentBlock, LocalisedText } from '#contract/tenant'

/** Half-open range of instants, `[from,to)`. */
export const instantRange = customType<{ data: { from: Date; to: Date }; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ from, to }) => `[${from.toISOString()},${to.toISOString()})`,
  fromDriver: (value) => {
    const [from, to] = value
      .slice(1, -1)
      .split(',')
      .map((part) => new Date(part.replaceAll('"', '')))
    return { from: from!, to: to! }
  },
})

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const created = () => instant().notNull().defaultNow()
const names = () => ({ nameEn: text().notNull(), nameAr: text().notNull(), nameId: text().notNull() })

/** What was loaded into this database and in which version: a set left `loading` was interrupted and is loaded again. */
export const loadedSets = pgTable('loaded_sets', {
  name: text().primaryKey(),
  version: text().notNull(),
  state: text().$type<'loading' | 'loaded'>().notNull(),
  updatedAt: created(),
})

// ---------------------------------------------------------------- tenants and their content

export const tenants = pgTable('tenants', {
  code: text().primaryKey(),
  configuration: jsonb().$type<ClientConfiguration>().notNull(),
  /** Host names that decide the tenant. */
  hosts: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  updatedAt: created(),
})

export const contentBlocks = pgTable(
  'content_blocks',
  {
    tenantCode: text()
      .notNull()
      .references(() => tenants.code, { onDelete: 'cascade' }),
    key: text().notNull(),
    language: text().notNull(),
    content: jsonb().$type<ContentBlock>().notNull(),
    updatedAt: created(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.key, t.language] })],
)

export const translations = pgTable(
  'translations',
  {
    tenantCode: text()
      .notNull()
      .references(() => tenants.code, { onDelete: 'cascade' }),
    language: text().notNull(),
    id: text().notNull(),
    message: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.language, t.id] })],
)

/** Pictures and faces of a tenant, checked and cleaned when they are taken in. */
export const tenantAssets = pgTable(
  'tenant_assets',
  {
    tenantCode: text()
      .notNull()
      .references(() => tenants.code, { onDelete: 'cascade' }),
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Hex SHA-256 of the bytes: the entity tag. */
    digest: text().notNull(),
    bytes: bytes().notNull(),
    updatedAt: created(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.name] })],
)

/** Banners by placement (`bpid`), country and platform, in each language. */
export const banners = pgTable(
  'banners',
  {
    tenantCode: text()
      .notNull()
      .references(() => tenants.code, { onDelete: 'cascade' }),
    id: text().notNull(),
    language: text().notNull(),
    bpid: text().notNull(),
    country: text().notNull(),
    platform: text().$type<Banner['platform']>().notNull(),
    position: integer().notNull(),
    content: jsonb().$type<Omit<Banner, 'id' | 'bpid' | 'country' | 'platform'>>().notNull(),
    /** Shown from and until these instants, where they are set. */
    startsAt: instant(),
    endsAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.id, t.language] })],
)

export const blogHighlights = pgTable(
  'blog_highlights',
  {
    tenantCode: text()
      .notNull()
      .references(() => tenants.code, { onDelete: 'cascade' }),
    id: text().notNull(),
    language: text().notNull(),
    publishedAt: instant().notNull(),
    content: jsonb().$type<Omit<BlogHighlight, 'id' | 'published_at'>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.id, t.language] })],
)

/** Tags for documents and kinds of identity documents: one set for all tenants. */
export const documentTags = pgTable('document_tags', {
  id: text().primaryKey(),
  ...names(),
  position: integer().notNull(),
})
export const identityTypes = pgTable('identity_types', {
  id: text().primaryKey(),
  ...names(),
  countryCode: text(),
  pattern: text(),
  /** Whether an insurer asks for it. */
  insurance: boolean().notNull().default(false),
  position: integer().notNull(),
})

// ---------------------------------------------------------------- the directory: one shared set

export const countries = pgTable('countries', {
  code: text().primaryKey(),
  ...names(),
  callingCode: text().notNull(),
  currency: text().notNull(),
  timeZone: text().notNull(),
})

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    countryCode: text()
      .notNull()
      .references(() => countries.code),
    slug: text().notNull(),
    ...names(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    timeZone: text().notNull(),
  },
  (t) => [uniqueIndex('one_city_per_slug').on(t.countryCode, t.slug)],
)

export const specialities = pgTable('specialities', {
  id: integer().primaryKey(),
  slug: text().notNull().unique('one_speciality_per_slug'),
  ...names(),
  /** What its doctors are called in a heading: "dermatologists". */
  practitioners: jsonb().$type<LocalisedText>().notNull(),
  /** Everyday words people search by: "skin", "derma". */
  synonyms: jsonb().$type<{ en: string[]; ar: string[]; id: string[] }>().notNull(),
  /** What its doctors treat, in every language: the sub-specialities one filters by. The English name is the value. */
  topics: jsonb().$type<LocalisedText[]>().notNull().default([]),
  icon: text().notNull(),
  rank: smallint().notNull(),
})

export const insurers = pgTable('insurers', {
  id: integer().primaryKey(),
  slug: text().notNull().unique('one_insurer_per_slug'),
  ...names(),
  countryCodes: text().array().notNull(),
  /** Tenants that show it; empty means all. */
  whitelabels: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
})

export const insurancePlans = pgTable('insurance_plans', {
  id: integer().primaryKey(),
  insurerId: integer()
    .notNull()
    .references(() => insurers.id),
  name: text().notNull(),
})

export type OpeningHours = Record<
  'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday',
  { enabled: boolean; from?: string; to?: string }
>
export type Amenities = Record<
  'elevator' | 'handicap' | 'parking' | 'publictransport' | 'rta' | 'valet',
  { available: boolean; note: LocalisedText }
> & { floor: LocalisedText }

export const facilities = pgTable(
  'facilities',
  {
    id: integer().primaryKey(),
    uniqueId: uuid().notNull(),
    slug: text().notNull(),
    ...names(),
    /** clinic, hospital, medical-center, polyclinic … */
    clinicType: text().notNull(),
    countryCode: text()
      .notNull()
      .references(() => countries.code),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    areaEn: text().notNull(),
    areaAr: text().notNull(),
    addressEn: text().notNull(),
    addressAr: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    phone: text().notNull(),
    openingHours: jsonb().$type<OpeningHours>().notNull(),
    amenities: jsonb().$type<Amenities>().notNull(),
    paymentMethods: jsonb().$type<{ cash: boolean; cheque: boolean; credit_card: boolean }>().notNull(),
    /** Addresses of its pictures, the cover first, and of its mark: under the mount path, or whole ones of another host. */
    photos: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    logo: text().notNull().default(''),
    /** Whether it takes part in online booking; one that does not is listed all the same. */
    member: boolean().notNull().default(true),
    planIds: integer().array().notNull(),
    plan: smallint().notNull(),
    published: boolean().notNull().default(true),
    fgTest: boolean().notNull().default(false),
    campaignIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    whitelabels: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Kept by triggers, which see to what hangs on it too. */
    updatedAt: created(),
  },
  (t) => [uniqueIndex('one_facility_per_slug').on(t.countryCode, t.slug), index().on(t.cityId)],
)

/** Questions that patients of a facility ask, with its answers. */
export const facilityFaqs = pgTable(
  'facility_faqs',
  {
    id: integer().primaryKey(),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    question: jsonb().$type<LocalisedText>().notNull(),
    answer: jsonb().$type<LocalisedText>().notNull(),
  },
  (t) => [index().on(t.facilityId, t.position)],
)

/** Open positions of a facility. */
export const facilityJobs = pgTable(
  'facility_jobs',
  {
    id: integer().primaryKey(),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    title: jsonb().$type<LocalisedText>().notNull(),
    description: jsonb().$type<LocalisedText>().notNull(),
    /** full_time, part_time or locum */
    employment: text().$type<'full_time' | 'part_time' | 'locum'>().notNull(),
    postedOn: date({ mode: 'string' }).notNull(),
    /** Last day it is shown; open until filled without one. */
    closesOn: date({ mode: 'string' }),
  },
  (t) => [index().on(t.facilityId)],
)

/** What patients say of a facility, each in the language it was written in. */
export const facilityReviews = pgTable(
  'facility_reviews',
  {
    id: integer().primaryKey(),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    /** As it is shown: initials, never a full name. */
    author: text().notNull(),
    language: text().notNull(),
    body: text().notNull(),
    published: boolean().notNull().default(true),
    createdAt: created(),
  },
  (t) => [index().on(t.facilityId, t.createdAt), check('rating_is_one_to_five', sql`${t.rating} between 1 and 5`)],
)

/** How often patients of a tenant asked a facility on a day to open online booking. Nothing says who they are. */
export const facilityPokes = pgTable(
  'facility_pokes',
  {
    tenantCode: text()
      .notNull()
      .references(() => tenants.code, { onDelete: 'cascade' }),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.facilityId, t.day] })],
)

export type Education = { graduation_country: string; degree: string; institution: string; year: number }
export type Experience = { country: string; position: string; place: string; from: number; to?: number }

export const practitioners = pgTable(
  'practitioners',
  {
    id: integer().primaryKey(),
    uniqueId: uuid().notNull(),
    slug: text().notNull(),
    ...names(),
    /** Professional title: "Specialist dermatologist". */
    titleEn: text().notNull(),
    titleAr: text().notNull(),
    titleId: text().notNull(),
    gender: text().notNull(),
    /** English names of the languages spoken, lower case: `arabic`, `urdu`. */
    languages: text().array().notNull(),
    bioEn: text().notNull(),
    bioAr: text().notNull(),
    bioId: text().notNull(),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id),
    /** What is treated, as topics of the speciality, in English. */
    topics: text().array().notNull(),
    countryCode: text()
      .notNull()
      .references(() => countries.code),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    yearsOfExperience: smallint().notNull(),
    verified: boolean().notNull(),
    registered: boolean().notNull(),
    plan: smallint().notNull(),
    portraitSeed: integer().notNull(),
    published: boolean().notNull().default(true),
    fgTest: boolean().notNull().default(false),
    educations: jsonb().$type<Education[]>().notNull(),
    experiences: jsonb().$type<Experience[]>().notNull(),
    campaignIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    whitelabels: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    rank: integer().notNull(),
    /** Kept by triggers, which see to what hangs on it too. */
    updatedAt: created(),
  },
  (t) => [
    uniqueIndex('one_practitioner_per_slug').on(t.countryCode, t.slug),
    index().on(t.uniqueId),
    index().on(t.specialityId, t.cityId),
  ],
)

export const practiceLocations = pgTable(
  'practice_locations',
  {
    practitionerId: integer()
      .notNull()
      .references(() => practitioners.id),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id),
    position: smallint().notNull(),
    fgCallable: boolean().notNull(),
    planIds: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.facilityId] }), index().on(t.facilityId)],
)

export const services = pgTable(
  'services',
  {
    id: integer().primaryKey(),
    practitionerId: integer()
      .notNull()
      .references(() => practitioners.id),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id),
    ...names(),
    /** clinic, homecare or telemedicine */
    consultationType: text().notNull(),
    durationMinutes: smallint().notNull(),
    /** In the currency's unit. */
    fee: integer().notNull(),
    currency: text().notNull(),
  },
  (t) => [index().on(t.practitionerId)],
)

/** Weekly hours in the facility's local time. */
export const availabilityRules = pgTable(
  'availability_rules',
  {
    practitionerId: integer()
      .notNull()
      .references(() => practitioners.id),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id),
    /** ISO weekdays, Monday 1 to Sunday 7. */
    weekdays: smallint().array().notNull(),
    /** Minutes after local midnight, half-open. */
    fromMinute: smallint().notNull(),
    toMinute: smallint().notNull(),
    consultationTypes: text().array().notNull(),
  },
  (t) => [index().on(t.practitionerId)],
)

/** A time when the practitioner is away although a rule says otherwise. */
export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    id: serial().primaryKey(),
    practitionerId: integer()
      .notNull()
      .references(() => practitioners.id),
    during: instantRange().notNull(),
  },
  (t) => [index().on(t.practitionerId)],
)

// ---------------------------------------------------------------- people: every row carries the tenant

export const patients = pgTable(
  'patients',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    email: text(),
    gender: text(),
    birthday: text(),
    isGuest: boolean().notNull(),
    suspendedToBook: boolean().notNull().default(false),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.phone)],
)

/** Tokens are opaque and hashed at rest. A guest session proves a phone; a patient's has a patient. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    kind: text().notNull(),
    patientId: uuid().references(() => patients.id),
    phone: text().notNull(),
    tokenHash: text().notNull().unique('one_session_per_token'),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.phone)],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    phone: text().notNull(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    attempts: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    consumedAt: instant(),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.phone)],
)

export const devices = pgTable(
  'devices',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    patientId: uuid().references(() => patients.id),
    token: text().notNull(),
    notificationService: text().notNull(),
    createdAt: created(),
  },
  (t) => [uniqueIndex('one_device_per_token').on(t.tenantCode, t.token)],
)

/**
 * A claim on a practitioner's time: held while a form is filled, then booked. The exclusion constraint
 * `one_claim_per_practitioner_and_time` (written in the migration) is what decides who gets a slot, across tenants.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    practitionerId: integer()
      .notNull()
      .references(() => practitioners.id),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    during: instantRange().notNull(),
    /** held, booked or released */
    status: text().notNull(),
    holdTokenHash: text(),
    /** Hash of who holds, to cap holds per visitor. */
    holderHash: text(),
    expiresAt: instant(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.status, t.expiresAt),
    check('reservation_status_is_known', sql`${t.status} in ('held', 'booked', 'released')`),
    // An empty or endless range would slip past the exclusion constraint, or block a practitioner for ever.
    check('reservation_has_two_ends', sql`coalesce(lower(${t.during}) < upper(${t.during}), false)`),
    check('hold_runs_out', sql`${t.status} <> 'held' or ${t.expiresAt} is not null`),
  ],
)

export const appointments = pgTable(
  'appointments',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    appointmentNumber: text().notNull().unique('one_appointment_per_number'),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id)
      .unique('one_appointment_per_reservation'),
    patientId: uuid()
      .notNull()
      .references(() => patients.id),
    practitionerId: integer()
      .notNull()
      .references(() => practitioners.id),
    facilityId: integer()
      .notNull()
      .references(() => facilities.id),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    consultationType: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    timeZone: text().notNull(),
    status: text().notNull(),
    feeAmount: integer().notNull(),
    feeCurrency: text().notNull(),
    fgConsent: boolean().notNull(),
    reason: text().notNull().default(''),
    address: text().notNull().default(''),
    source: text().notNull().default(''),
    /** Language of the patient, for messages about this appointment. */
    language: text().notNull(),
    tokenHash: text().notNull(),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.patientId), index().on(t.practitionerId, t.startsAt)],
)

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    /** Route and caller: a key is one caller's intent on one route. */
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    statusCode: smallint(),
    response: jsonb(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.scope, t.key] })],
)

/** What was sent to phones. In demo mode the inbox page reads it; codes are kept here in demo mode alone. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: serial().primaryKey(),
    tenantCode: text()
      .notNull()
      .references(() => tenants.code),
    phone: text().notNull(),
    body: text().notNull(),
    createdAt: created(),
  },
  (t) => [index().on(t.createdAt)],
)
