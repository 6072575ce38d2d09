import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import type { StartedServer } from '#tests/support/started-server'

/** The real server with its log in a file that a journey reads. Tells where both are. */
export async function start(): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'patientweb-failures-'))
  const log = join(folder, 'server.log')
  writeFileSync(log, '')
  const database = await openTestDatabase()
  const server = await startTestServer({
    ...{ database, web: webFront, config: { logLevel: 'info' } },
    logTo: { write: (line) => appendFileSync(log, line) },
  })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin, log },
    stop: async () => {
      await server.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
