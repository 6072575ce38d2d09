import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instantRange, created, names, texts } from './columns.ts'
import { countries, cities, specialities } from './reference.ts'
import { facilities } from './facilities.ts'

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
    campaignIds: texts(),
    whitelabels: texts(),
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
