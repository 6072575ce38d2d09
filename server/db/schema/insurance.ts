import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { names, texts } from './columns.ts'

export const insurers = pgTable('insurers', {
  id: integer().primaryKey(),
  slug: text().notNull().unique('one_insurer_per_slug'),
  ...names(),
  countryCodes: text().array().notNull(),
  /** Tenants that show it; empty means all. */
  whitelabels: texts(),
})

export const insurancePlans = pgTable('insurance_plans', {
  id: integer().primaryKey(),
  insurerId: integer()
    .notNull()
    .references(() => insurers.id),
  name: text().notNull(),
})
