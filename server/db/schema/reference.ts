import { doublePrecision, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Country } from '#contract/locale'
import type { LocalisedText } from '#contract/tenant'
import { names, texts } from './columns.ts'

/** The run of an import that added an entry to a list; null for what ships with the product, and where nobody knows any more. */
const addedBy = () => ({ addedByRun: integer() })

export const countries = pgTable('countries', {
  code: text().$type<Country>().primaryKey(),
  ...names(),
  callingCode: text().notNull(),
  currency: text().notNull(),
  timeZone: text().notNull(),
  ...addedBy(),
})

/** Country of a row. */
export const inCountry = () =>
  text()
    .$type<Country>()
    .notNull()
    .references(() => countries.code)

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    countryCode: inCountry(),
    slug: text().notNull(),
    ...names(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    timeZone: text().notNull(),
    ...addedBy(),
  },
  (t) => [uniqueIndex('one_city_per_slug').on(t.countryCode, t.slug)],
)

/** City of a row. */
export const inCity = () =>
  integer()
    .notNull()
    .references(() => cities.id)

export const specialities = pgTable('specialities', {
  id: integer().primaryKey(),
  slug: text().notNull().unique('one_speciality_per_slug'),
  ...names(),
  /** What its doctors are called in a heading: "dermatologists". */
  practitioners: jsonb().$type<LocalisedText>().notNull(),
  /** Everyday words people search by: "skin", "derma". */
  synonyms: jsonb().$type<{ en: string[]; ar: string[]; id: string[] }>().notNull(),
  /**
   * What its doctors treat, in every language: the sub-specialities that lists are filtered by. The English name is the value.
   */
  topics: jsonb().$type<LocalisedText[]>().notNull().default([]),
  icon: text().notNull(),
  rank: smallint().notNull(),
  /** Tenants that show it and its practitioners; empty means all. */
  whitelabels: texts(),
  ...addedBy(),
})
