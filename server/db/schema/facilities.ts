import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalisedText } from '#contract/tenant'
import { created, listing, names, optionalText, sourced, texts } from './columns.ts'
import { partOfTenant } from './tenants.ts'
import { organisations } from './organisations.ts'
import { inCity, inCountry } from './reference.ts'

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
    countryCode: inCountry(),
    cityId: inCity(),
    areaEn: optionalText(),
    areaAr: optionalText(),
    addressEn: text().notNull(),
    addressAr: optionalText(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    phone: text().notNull(),
    openingHours: jsonb().$type<OpeningHours>().notNull(),
    amenities: jsonb().$type<Amenities>().notNull(),
    paymentMethods: jsonb().$type<{ cash: boolean; cheque: boolean; credit_card: boolean }>().notNull(),
    /** Addresses of its pictures, the cover first, and of its logo: under the mount path, or absolute on another host. */
    photos: texts(),
    logo: text().notNull().default(''),
    /** Whether it takes part in online booking; it is listed either way. */
    member: boolean().notNull().default(true),
    planIds: integer().array().notNull(),
    organisationId: integer().references(() => organisations.id),
    ...listing(),
    ...sourced(),
  },
  (t) => [
    uniqueIndex('one_facility_per_slug').on(t.countryCode, t.slug),
    uniqueIndex('one_facility_per_source_id').on(t.source, t.sourceId),
    index().on(t.cityId),
  ],
)

/** Facility of a row; a facility that somebody works at, or that has bookings, cannot be deleted. */
export const atFacility = () =>
  integer()
    .notNull()
    .references(() => facilities.id)

/** Facility that a row is part of; the row is deleted with it. */
export const partOfFacility = () =>
  integer()
    .notNull()
    .references(() => facilities.id, { onDelete: 'cascade' })

/** Questions of patients, with the facility's answers. */
export const facilityFaqs = pgTable(
  'facility_faqs',
  {
    id: integer().primaryKey(),
    facilityId: partOfFacility(),
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
    facilityId: partOfFacility(),
    title: jsonb().$type<LocalisedText>().notNull(),
    description: jsonb().$type<LocalisedText>().notNull(),
    /** full_time, part_time or locum */
    employment: text().$type<'full_time' | 'part_time' | 'locum'>().notNull(),
    postedOn: date({ mode: 'string' }).notNull(),
    /** Last day it is shown; without it, open until filled. */
    closesOn: date({ mode: 'string' }),
  },
  (t) => [index().on(t.facilityId)],
)

/** Reviews by patients, each in the language it was written in. */
export const facilityReviews = pgTable(
  'facility_reviews',
  {
    id: integer().primaryKey(),
    facilityId: partOfFacility(),
    rating: smallint().notNull(),
    /** As shown: initials, never a full name. */
    author: text().notNull(),
    language: text().notNull(),
    body: text().notNull(),
    published: boolean().notNull().default(true),
    createdAt: created(),
  },
  (t) => [index().on(t.facilityId, t.createdAt), check('rating_is_one_to_five', sql`${t.rating} between 1 and 5`)],
)

/** How often patients of a tenant asked a facility on a day to open online booking. Nothing identifies them. */
export const facilityPokes = pgTable(
  'facility_pokes',
  {
    tenantCode: partOfTenant(),
    facilityId: partOfFacility(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.facilityId, t.day] })],
)
