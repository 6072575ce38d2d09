import type { OpenDatabase } from '#server/db/open'
import { openPgliteCopy } from './database-pglite.ts'
import { openPostgresCopy } from './database-postgres.ts'

/**
 * A fresh database of its own, with the shipped tenants and a demo directory of 600 practitioners: PGlite in memory, or
 * PostgreSQL with DATABASE_ENGINE=postgres. Made once for each state of the sources and copied from then on. Close it.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  return process.env['DATABASE_ENGINE'] === 'postgres' ? openPostgresCopy() : openPgliteCopy()
}
