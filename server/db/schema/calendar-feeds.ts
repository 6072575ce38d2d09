import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/locale'
import { created } from './columns.ts'
import { patients } from './patients.ts'
import { ofTenant } from './tenants.ts'

/** The link by which calendars read the visits of an account: one for each, of which only the hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  patientId: uuid()
    .primaryKey()
    .references(() => patients.id),
  tenantCode: ofTenant(),
  tokenHash: text().notNull().unique('one_calendar_per_token'),
  /** Of the page on which it was made. */
  language: text().$type<Language>().notNull(),
  createdAt: created(),
})
