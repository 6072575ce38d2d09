import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import * as schema from './schema/all.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { createSilenceWatch } from './silence-watch.ts'

/** For large reads and writes: the server gives up a statement before the driver does, in milliseconds. */
const patient = { statement_timeout: 60_000, query_timeout: 70_000 }
/** How long closing the pool waits for running work, in milliseconds: less than a stop may take. */
const longestEnd = 10_000
/** After this fraction of the time allowed for an answer, a silent server is probed. */
const partsUntilSuspected = 5

/**
 * Connections for ordinary queries. A broken connection, in use or not, is replaced; only the query that ran on it fails.
 *
 * @param longest milliseconds that an answer may take.
 */
export function createPool(databaseUrl: string, longest: number): { pool: pg.Pool; end: () => Promise<void> } {
  const own = settings(databaseUrl)
  const watch = createSilenceWatch(own, longest / partsUntilSuspected)
  const pool = new pg.Pool({
    ...own,
    connectionTimeoutMillis: Math.min(longest, connectionTimeoutMillis),
    stream: watch.stream,
    max: 10,
    statement_timeout: patient.statement_timeout,
    query_timeout: longest,
    idle_in_transaction_session_timeout: 30_000,
  })
  watch.follow(pool)
  // Called for connections that break while idle; without a listener they would end the process.
  pool.on('error', ignore)
  // The pool listens to idle connections only. A user of one notices its end by the failing query.
  pool.on('connect', (client) => client.on('error', ignore))
  const end = () => {
    watch.endIn(Math.min(longest, longestEnd))
    return pool.end()
  }
  return { pool, end }
}

/** Runs a query that may take longer than calls wait. */
export async function queryPatiently(pool: pg.Pool, text: string, values: unknown[] = []): Promise<unknown[]> {
  const timed = { text, values, query_timeout: patient.query_timeout }
  return (await pool.query<Record<string, unknown>>(timed)).rows
}

/** Runs work on a connection of its own, without a time limit. Fails when the connection is lost, whatever the work does. */
export async function onOwnConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(settings(databaseUrl))
  const lost = new Promise<never>((_, reject) => client.on('error', reject))
  lost.catch(ignore)
  await client.connect()
  try {
    return await Promise.race([lost, work(client)])
  } finally {
    await client.end().catch(ignore)
  }
}

/**
 * A Drizzle database on the pool, with each transaction on one connection. One that PostgreSQL sacrificed to another is done again, so that its
 * work does nothing beside it.
 */
export function createDatabase(pool: pg.Pool): Database {
  const database = drizzle(pool, options)
  const onClients = new WeakMap<pg.PoolClient, Database>()
  // Drizzle never returns a connection on which `begin` failed, and returns one on which `rollback` failed.
  const transaction: typeof database.transaction = async (work, config) => {
    const client = await pool.connect()
    const onClient = onClients.get(client) ?? drizzle(client, options)
    onClients.set(client, onClient)
    let failed: { failure: unknown } | undefined
    try {
      return await (onClient as typeof database).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (failure) {
          failed = { failure }
          // A silent server would not answer `rollback` either.
          if (isUnanswered(failure)) void client.end()
          throw failure
        }
      }, config)
    } catch (error) {
      // On a broken connection `rollback` fails as well, and would hide why.
      throw failed ? failed.failure : error
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  database.transaction = (work, config) => retryOnConflict(() => transaction(work, config))
  return database
}

const options = { schema, casing: 'snake_case' } as const

const connectionTimeoutMillis = 5_000

/** How every connection is opened. */
export const settings = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis,
  keepAlive: true,
  options: '-c TimeZone=UTC',
  types: { getTypeParser },
})

const ignore = () => {}

const isUnanswered = (failure: unknown): boolean =>
  failure instanceof Error && (failure.message === 'Query read timeout' || isUnanswered(failure.cause))

const int8 = 20

/** Counts are returned as numbers on both engines. */
const getTypeParser = ((oid: number, format: 'text') =>
  oid === int8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser
