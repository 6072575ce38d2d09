import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { keepLatinOnly } from './latin-only.ts'
import type { StartedServer } from '#tests/support/started-server'

/** The real server on a directory in Latin letters alone. Tells where it is. The app is the built one. */
export async function start(): Promise<StartedServer> {
  const database = await openTestDatabase()
  await keepLatinOnly(database)
  const server = await startTestServer({ database, web: webFront })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin },
    stop: () => server.close().then(() => database.close()),
  }
}
