import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { loadDemo } from '#server/demo/load'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { sourcesKey, testPractitioners } from './database-sources.ts'

/** Any number: one test process prepares the template while the others wait. */
const templateLock = 5_310_977

/** A copy of the prepared database, open. */
export async function openPostgresCopy(): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresCopy()
  const open = await openDatabase({ dataDir: '', databaseUrl: url })
  const close = async () => {
    await open.close()
    await drop()
  }
  let closing: Promise<void> | undefined
  return { ...open, close: () => (closing ??= close()) }
}

/** A copy of the prepared database on the server of TEST_DATABASE_URL, which the global setup names when nobody did. Drop it. */
export async function createPostgresCopy(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server)
    throw new Error('TEST_DATABASE_URL is missing: run the suite through vitest, whose global setup starts a server.')
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  // A failure is not kept: the server may be back for the next one.
  await (prepared ??= prepareTemplate(server).catch((failure: unknown) => {
    prepared = undefined
    throw failure
  }))
  await administer(server, (client) =>
    client.query(`create database ${name} template ${templateName()} strategy file_copy`),
  )
  const drop = () =>
    administer(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`)))
  return { url: urlOf(server, name), drop }
}

const templateName = () => `patientweb_${sourcesKey()}`

let prepared: Promise<void> | undefined

async function prepareTemplate(server: string): Promise<void> {
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const template = templateName()
    const known = await client.query('select 1 from pg_database where datname = $1', [template])
    if (known.rowCount) return
    const making = `${template}_new`
    await client.query(`drop database if exists ${making} with (force)`)
    await client.query(`create database ${making}`)
    const open = await openDatabase({ dataDir: '', databaseUrl: urlOf(server, making) })
    await loadDemo(open, { practitioners: testPractitioners })
    await open.close()
    await client.query(`alter database ${making} rename to ${template}`)
  })
}

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
