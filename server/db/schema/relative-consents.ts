import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { consentLimits, consentStates, type ConsentState } from '#contract/relative-consent'
import { created, instant } from './columns.ts'
import { oneOf } from './one-of.ts'
import { patients } from './patients.ts'
import { relatives } from './relatives.ts'
import { ofTenant } from './tenants.ts'

/**
 * What an adult relative said to being booked for. One row for each who was asked; without one, or `needed`, nobody was, or what they were
 * asked for is no longer true. The link that was sent is stored as a hash, and stays after a yes: it ends the consent.
 */
export const relativeConsents = pgTable(
  'relative_consents',
  {
    relativeId: uuid()
      .primaryKey()
      .references(() => relatives.id, { onDelete: 'cascade' }),
    tenantCode: ofTenant(),
    accountId: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    status: text().$type<ConsentState>().notNull(),
    /** Of the link that was sent last. */
    tokenHash: text().unique('one_consent_per_link'),
    channel: text().$type<'phone' | 'email'>(),
    askedAt: instant(),
    /** Until when the link can be answered. */
    expiresAt: instant(),
    answeredAt: instant(),
    /** How often they said no, or ended it. */
    refusals: integer().notNull().default(0),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.accountId),
    check('consent_status_is_known', sql`${t.status} in ${oneOf(consentStates)}`),
    check('consent_channel_is_known', sql`${t.channel} in ('phone', 'email')`),
    check(
      'consent_was_asked_for',
      sql`${t.status} = 'needed' or (${t.tokenHash} is not null and ${t.expiresAt} is not null)`,
    ),
    check(
      'consent_was_answered',
      sql`${t.status} not in ('given', 'refused', 'revoked') or ${t.answeredAt} is not null`,
    ),
    check('consent_refusals_are_bounded', sql`${t.refusals} between 0 and ${sql.raw(String(consentLimits.refusals))}`),
  ],
)
