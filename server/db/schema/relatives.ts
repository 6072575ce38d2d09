import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Relationship } from '#contract/person'
import { created, uuidKey } from './columns.ts'
import { papers } from './papers.ts'
import { patients } from './patients.ts'
import { ofTenant } from './tenants.ts'

/** People whom an account books for (N02, P03). They cannot sign in. */
export const relatives = pgTable(
  'relatives',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    accountId: uuid()
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    relationshipId: text().$type<Relationship>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    gender: text(),
    birthday: text(),
    /** E.164. */
    phone: text(),
    email: text(),
    ...papers(),
    createdAt: created(),
  },
  (t) => [index().on(t.tenantCode, t.accountId)],
)
