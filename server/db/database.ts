import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/all.ts'

/** What repositories take: either engine, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database with its migrations applied. */
export type OpenDatabase = {
  db: Database
  engine: 'pglite' | 'postgres'
  /** Plain SQL with `$1` parameters, outside of any transaction; lists and objects for `jsonb` go in as JSON text. */
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** The same for what reads very much, which calls do not wait for: PostgreSQL may take a minute. */
  queryPatiently<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Several statements without parameters, in one round trip. */
  execute(sql: string): Promise<void>
  /** Fails while the database cannot write, for lack of space for example, though it may still be read. */
  assertWrites(): Promise<void>
  /** Does something that no other process on this database does meanwhile; the others wait their turn. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Waits for what is running, writes everything down and gives the folder or the connections back. May be called twice. */
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
