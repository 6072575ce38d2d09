import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import * as schema from './schema/all.ts'

/**
 * Connections for what is asked all day. One that breaks, in use or not, is replaced; what ran on it fails and nothing else.
 */
export function createPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    ...settings(databaseUrl),
    max: 10,
    statement_timeout: 60_000,
    // For a server that went without a word: longer than any answer takes.
    query_timeout: 70_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Told of connections that break while idle; without a listener they would end the process.
  pool.on('error', ignore)
  // The pool listens to idle ones alone. Whoever uses one hears of its end by the query that fails.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** Does something on a connection of its own, as long as it takes. Fails when the connection is lost, whatever the work does. */
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

/** Queries on any connection of the pool, each transaction on one of its own. */
export function createDatabase(pool: pg.Pool): Database {
  const database = drizzle(pool, options)
  const onClients = new WeakMap<pg.PoolClient, Database>()
  // Drizzle's own way never gives back a connection on which `begin` failed, and gives back one on which `rollback` did.
  database.transaction = async (work, config) => {
    const client = await pool.connect()
    const onClient = onClients.get(client) ?? drizzle(client, options)
    onClients.set(client, onClient)
    try {
      return await (onClient as typeof database).transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return database
}

const options = { schema, casing: 'snake_case' } as const

const settings = (databaseUrl: string): pg.ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  options: '-c TimeZone=UTC',
  types: { getTypeParser },
})

const ignore = () => {}

const int8 = 20

/** Counts come back as numbers on both engines. */
const getTypeParser = ((oid: number, format: 'text') =>
  oid === int8 ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser
