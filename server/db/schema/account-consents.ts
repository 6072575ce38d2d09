import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { consentKinds, type ConsentKind } from '#contract/consents'
import { instant } from './columns.ts'
import { oneOf } from './one-of.ts'
import { patients } from './patients.ts'
import { ofTenant } from './tenants.ts'

/** What the patient of an account agreed to, in which wording, when, and since when that is taken back. */
export const accountConsents = pgTable(
  'account_consents',
  {
    tenantCode: ofTenant(),
    patientId: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    /** Names the wording. */
    version: text().notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.patientId, t.kind, t.version] }),
    check('account_consent_kind_is_known', sql`${t.kind} in ${oneOf(consentKinds)}`),
  ],
)
