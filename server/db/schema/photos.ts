import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { created, uuidKey } from './columns.ts'
import { patients } from './patients.ts'
import { ofTenant } from './tenants.ts'

/** `incoming` until its bytes are stored; `doomed` from when another takes its place until its bytes are removed. */
export type PhotoState = 'incoming' | 'ready' | 'doomed'

/** Photos of accounts. The row comes before the bytes and goes after them, so that no stored byte is without one. */
export const accountPhotos = pgTable(
  'account_photos',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    accountId: uuid()
      .notNull()
      .references(() => patients.id),
    state: text().$type<PhotoState>().notNull(),
    /** Of the stored picture. */
    bytes: integer().notNull(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.tenantCode, t.accountId),
    index().on(t.state, t.createdAt),
    uniqueIndex('one_photo_per_account')
      .on(t.accountId)
      .where(sql`${t.state} = 'ready'`),
    check('photo_state_is_known', sql`${t.state} in ('incoming', 'ready', 'doomed')`),
  ],
)
