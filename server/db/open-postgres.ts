import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsFolder, type OpenDatabase } from './database.ts'
import * as schema from './schema/all.ts'
import { StartProblem } from './start-problem.ts'

/** Any number that nothing else uses: processes that start together migrate one after the other. */
const migrationLock = 7_283_104
const aloneLock = 7_283_105

/** Opens a pool on a PostgreSQL server. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c TimeZone=UTC',
    types: { getTypeParser },
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await bringUpToDate(pool)
  } catch (problem) {
    await pool.end()
    throw problem instanceof StartProblem ? problem : notAllowedOrFailed(problem)
  }
  let closing: Promise<void> | undefined
  return {
    db: drizzle(pool, { schema, casing: 'snake_case' }),
    engine: 'postgres',
    query: async <T>(sql: string, params: unknown[] = []) => (await pool.query(sql, params)).rows as T[],
    execute: async (sql) => void (await pool.query(sql)),
    alone: (work) => alone(pool, work),
    close: () => (closing ??= pool.end()),
  }
}

/** The lock is a connection's own, so that it goes with a process that ends in the middle. */
async function alone<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    // Whoever was first may take as long as it takes to load a directory.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [aloneLock])
    return await work()
  } finally {
    client.release(true)
  }
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new StartProblem(
      'database_unreachable',
      'The PostgreSQL server named by DATABASE_URL does not answer.',
      'Check that it runs, and the host, port, user, password and database name in DATABASE_URL.',
      cause,
    )
  })
  try {
    const version = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(version.rows[0]?.server_version_num) < 150_000) {
      throw new StartProblem(
        'database_too_old',
        'The PostgreSQL server is older than version 15.',
        'Use PostgreSQL 15 or later.',
      )
    }
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    // Building an index on a full table may take longer than any other statement is allowed to.
    await client.query('set statement_timeout = 0')
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Closed rather than given back: its settings and its lock go with it.
    client.release(true)
  }
}

function notAllowedOrFailed(cause: unknown): StartProblem {
  const code = (cause as { code?: string; cause?: { code?: string } }).cause?.code ?? (cause as { code?: string }).code
  if (code === '42501') {
    return new StartProblem(
      'database_not_allowed',
      'The user of DATABASE_URL may not create tables or the extension btree_gist.',
      'Give the user CREATE on the database and its schema, or run "create extension btree_gist" once as an administrator.',
      cause,
    )
  }
  return new StartProblem(
    'migration_failed',
    'The tables of the database could not be brought up to date.',
    'The database may be from a newer version of this program: start that version, or restore a backup.',
    cause,
  )
}

const int8 = 20

/** Counts come back as numbers on both engines. */
const getTypeParser = ((oid: number, format: 'text') =>
  oid === int8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser
