import type { OpenDatabase } from '#server/db/open'
import { openPgliteCopy } from './database-pglite.ts'
import { createPostgresCopy, openPostgresCopy } from './database-postgres.ts'
import { testPractitioners } from './database-sources.ts'

/**
 * A fresh database of its own, with the shipped tenants and a demo directory of 600 practitioners: PGlite in memory, or
 * PostgreSQL with DATABASE_ENGINE=postgres. Made once for each state of the sources and copied from then on. Close it.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  return process.env['DATABASE_ENGINE'] === 'postgres' ? openPostgresCopy() : openPgliteCopy()
}

/**
 * The same for a process of its own, by its settings; none where it is to make the embedded database in its data folder, which takes many times as long. Drop it.
 */
export async function createCopyForChild(): Promise<{ settings: Record<string, string>; drop: () => Promise<void> }> {
  if (process.env['DATABASE_ENGINE'] !== 'postgres') return { settings: {}, drop: async () => {} }
  const { url, drop } = await createPostgresCopy()
  // Another number of practitioners would be loaded anew.
  return { settings: { DATABASE_URL: url, DEMO_PRACTITIONERS: String(testPractitioners) }, drop }
}
