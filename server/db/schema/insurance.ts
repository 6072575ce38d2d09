import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { names, sourced, texts } from './columns.ts'

export const insurers = pgTable(
  'insurers',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique('one_insurer_per_slug'),
    ...names(),
    countryCodes: text().array().notNull(),
    /** Tenants that show it; empty means all. */
    whitelabels: texts(),
    ...sourced(),
  },
  (t) => [uniqueIndex('one_insurer_per_source_id').on(t.source, t.sourceId)],
)

export const insurancePlans = pgTable(
  'insurance_plans',
  {
    id: integer().primaryKey(),
    insurerId: integer()
      .notNull()
      .references(() => insurers.id),
    name: text().notNull(),
    ...sourced(),
  },
  (t) => [uniqueIndex('one_plan_per_source_id').on(t.source, t.sourceId)],
)
