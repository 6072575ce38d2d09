import { pgTable, text } from 'drizzle-orm/pg-core'
import { created } from './columns.ts'

/** What was loaded into this database, and in which version: a set left `loading` was interrupted and is loaded again. */
export const loadedSets = pgTable('loaded_sets', {
  name: text().primaryKey(),
  version: text().notNull(),
  state: text().$type<'loading' | 'loaded'>().notNull(),
  updatedAt: created(),
})
