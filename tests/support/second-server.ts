import { openDatabase, type OpenDatabase } from '#server/db/open'
import { startTestServer, type TestServer } from './server.ts'

type First = Pick<TestServer, 'app' | 'database'> & { clock: () => Date }

/**
 * Another server of the same database, clock and secret. On PostgreSQL it has connections of its own, as a process of its own has; the embedded
 * database has one for all.
 */
export async function startSecondServer(
  { app, database, clock }: First,
  options: Omit<Parameters<typeof startTestServer>[0] & object, 'database' | 'clock' | 'secret'> = {},
): Promise<TestServer> {
  const own = await openBeside(database)
  const server = await startTestServer({ ...options, database: own ?? database, clock, secret: app.secret })
  return {
    ...server,
    close: async () => {
      await server.close()
      await own?.close()
    },
  }
}

async function openBeside(database: OpenDatabase): Promise<OpenDatabase | undefined> {
  const server = process.env['TEST_DATABASE_URL']
  if (database.engine !== 'postgres' || !server) return undefined
  const [row] = await database.query<{ name: string }>('select current_database() as name')
  const url = new URL(server)
  url.pathname = `/${row?.name}`
  return openDatabase({ dataDir: '', databaseUrl: url.href })
}
