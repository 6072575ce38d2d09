import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { assertWrites } from './assert-writes.ts'
import { migrationsFolder, type OpenDatabase } from './database.ts'
import { listenOn } from './postgres-listener.ts'
import { queryPatiently, createDatabase, createPool, onOwnConnection } from './postgres-connections.ts'
import { assertAddress, explainPostgres } from './postgres-start.ts'
import { StartProblem } from './start-problem.ts'

/** Any unused number: processes that start together migrate one after the other. */
const migrationLock = 7_283_104
const aloneLock = 7_283_105

/**
 * Connects to a PostgreSQL server and migrates its tables. Throws `StartProblem`.
 *
 * @param longest milliseconds that an answer may take.
 */
export async function openPostgres(databaseUrl: string, longest: number): Promise<OpenDatabase> {
  assertAddress(databaseUrl)
  await onOwnConnection(databaseUrl, bringUpToDate).catch((failure: unknown) => {
    throw failure instanceof StartProblem ? failure : explainPostgres(failure, databaseUrl)
  })
  const { pool, end } = createPool(databaseUrl, longest)
  const db = createDatabase(pool)
  let closing: Promise<void> | undefined
  return {
    db,
    engine: 'postgres',
    query: async <T>(sql: string, params: unknown[] = []) => (await pool.query(sql, params)).rows as T[],
    queryPatiently: async <T>(sql: string, params?: unknown[]) => (await queryPatiently(pool, sql, params)) as T[],
    execute: async (sql) => void (await queryPatiently(pool, sql)),
    assertWrites: () => assertWrites(db),
    alone: (work) =>
      onOwnConnection(databaseUrl, async (client) => {
        // The lock belongs to the connection, so that it ends with a process that dies.
        await client.query('select pg_advisory_lock($1)', [aloneLock])
        return work()
      }),
    listen: async (channel, heard) => listenOn(databaseUrl, channel, heard),
    close: () => (closing ??= end()),
  }
}

/** In milliseconds; later statements may take long. */
const versionQuery = { text: 'show server_version_num', query_timeout: 5_000 }

async function bringUpToDate(client: pg.Client): Promise<void> {
  const version = await client.query<{ server_version_num: string }>(versionQuery)
  if (Number(version.rows[0]?.server_version_num) < 150_000) {
    throw new StartProblem(
      'database_too_old',
      'The PostgreSQL server is older than version 15.',
      'Use PostgreSQL 15 or later.',
    )
  }
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  await migrate(drizzle(client), { migrationsFolder })
}
