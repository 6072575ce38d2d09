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
import type { ConsultationType } from '#contract/directory'
import { instant, instantRange, listing, names, optionalText, pictureAddress, sourced } from './columns.ts'
import { inCity, inCountry, specialities } from './reference.ts'
import { atFacility } from './facilities.ts'

/** Texts of an entry of a career in English, and in the other languages as far as they are known. */
type InLanguages<Words> = Words & { ar?: Words; id?: Words }

export type Education = InLanguages<{ graduation_country: string; degree: string; institution: string }> & {
  year: number
}

export type Experience = InLanguages<{ country: string; position: string; place: string }> & {
  from: number
  to?: number
}

export const practitioners = pgTable(
  'practitioners',
  {
    id: integer().primaryKey(),
    uniqueId: uuid().notNull(),
    slug: text().notNull(),
    ...names(),
    /** Professional title: "Specialist dermatologist". */
    titleEn: text().notNull(),
    titleAr: optionalText(),
    titleId: optionalText(),
    gender: text().$type<'female' | 'male'>().notNull(),
    /** English names of the languages spoken, lower case: `arabic`, `urdu`. */
    languages: text().array().notNull(),
    bioEn: optionalText(),
    bioAr: optionalText(),
    bioId: optionalText(),
    specialityId: integer()
      .notNull()
      .references(() => specialities.id),
    /** Topics of the speciality that the practitioner treats, in English. */
    topics: text().array().notNull(),
    countryCode: inCountry(),
    cityId: inCity(),
    yearsOfExperience: smallint().notNull(),
    verified: boolean().notNull(),
    registered: boolean().notNull(),
    /** Number of a drawn portrait of the demo; a doctor without one and without a photo is shown by initials. */
    portraitSeed: integer(),
    photo: pictureAddress(),
    educations: jsonb().$type<Education[]>().notNull(),
    experiences: jsonb().$type<Experience[]>().notNull(),
    rank: integer().notNull(),
    ...listing(),
    ...sourced(),
  },
  (t) => [
    uniqueIndex('one_practitioner_per_source_id').on(t.source, t.sourceId),
    uniqueIndex('one_practitioner_per_slug').on(t.countryCode, t.slug),
    index().on(t.uniqueId),
    index().on(t.specialityId, t.cityId),
  ],
)

/** Practitioner of a row. */
export const ofPractitioner = () =>
  integer()
    .notNull()
    .references(() => practitioners.id)

export const practiceLocations = pgTable(
  'practice_locations',
  {
    practitionerId: ofPractitioner(),
    facilityId: atFacility(),
    position: smallint().notNull(),
    fgCallable: boolean().notNull(),
    planIds: integer().array().notNull(),
    /** The role's own id in the source of its practitioner. */
    sourceId: text(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.facilityId] }), index().on(t.facilityId)],
)

export const services = pgTable(
  'services',
  {
    id: integer().primaryKey(),
    practitionerId: ofPractitioner(),
    facilityId: atFacility(),
    ...names(),
    consultationType: text().$type<ConsultationType>().notNull(),
    durationMinutes: smallint().notNull(),
    /** In the currency's main unit. */
    fee: integer().notNull(),
    currency: text().notNull(),
    /** Its own id in the source of its practitioner. */
    sourceId: text(),
    /** Since when it is offered no more; appointments go on showing it. */
    hiddenSince: instant(),
  },
  (t) => [
    index().on(t.practitionerId),
    index().on(t.facilityId),
    uniqueIndex('one_service_per_source_id').on(t.practitionerId, t.sourceId),
  ],
)

/** Service of a row. */
export const ofService = () =>
  integer()
    .notNull()
    .references(() => services.id)

/** Weekly hours in the facility's local time. */
export const availabilityRules = pgTable(
  'availability_rules',
  {
    practitionerId: ofPractitioner(),
    facilityId: atFacility(),
    /** ISO weekdays, Monday 1 to Sunday 7. */
    weekdays: smallint().array().notNull(),
    /** Minutes after local midnight, half-open. */
    fromMinute: smallint().notNull(),
    toMinute: smallint().notNull(),
    consultationTypes: text().$type<ConsultationType>().array().notNull(),
  },
  (t) => [index().on(t.practitionerId), index().on(t.facilityId)],
)

/** A time when the practitioner is away although a rule says otherwise. */
export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    id: serial().primaryKey(),
    practitionerId: ofPractitioner(),
    during: instantRange().notNull(),
  },
  (t) => [index().on(t.practitionerId)],
)
