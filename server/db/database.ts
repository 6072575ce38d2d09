import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/all.ts'

/** What repositories take: a database of either engine, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database with its migrations applied. */
export type OpenDatabase = {
  db: Database
  engine: 'pglite' | 'postgres'
  /** Plain SQL with `$1` parameters, outside any transaction; lists and objects for `jsonb` are passed as JSON text. */
  query<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** The same for large reads that no request waits for: PostgreSQL may take a minute. */
  queryPatiently<T>(sql: string, params?: unknown[]): Promise<T[]>
  /** Several statements without parameters, in one round trip. */
  execute(sql: string): Promise<void>
  /** Throws while the database cannot write, for lack of space for example, even if it can still be read. */
  assertWrites(): Promise<void>
  /** Runs work that no other process on this database runs at the same time; the others wait their turn. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /**
   * Calls back after each notification on a channel (`pg_notify`), and whenever some may have been missed. Nothing is certain: who
   * listens must look from time to time as well.
   *
   * @returns stops listening
   */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>
  /** Waits for running work, flushes everything and releases the folder or the connections. May be called twice. */
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
