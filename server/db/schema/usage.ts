import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { UsageEvent } from '#contract/usage-events'
import { partOfTenant } from './tenants.ts'

/** How often something was seen in a tenant's app, by day of its zone. Nothing of a person, a device or a time. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    tenantCode: partOfTenant(),
    day: text().notNull(),
    event: text().$type<UsageEvent>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantCode, t.day, t.event] })],
)
