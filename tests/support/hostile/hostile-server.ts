import { rmSync } from 'node:fs'
import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { tenantTool } from '#tests/support/tenant-tool'
import { hostileFile } from './hostile-file.ts'
import { hostileFolder } from './hostile-folder.ts'
import type { StartedServer } from '#tests/support/started-server'

/**
 * The real server with one more tenant, taken in by the tool, whose every field holds as many tricks as it takes. Tells where it
 * is. The app is the built one.
 */
export async function start(): Promise<StartedServer> {
  const folder = hostileFolder(hostileFile())

  const database = await openTestDatabase()
  const { code, output } = await tenantTool(database, 'import', folder)
  rmSync(folder, { recursive: true })
  // Warnings are many: each says that something was taken out.
  const wrong = output.split('\n').filter((line) => !line.startsWith('warning'))
  if (code !== 0) throw new Error(`the hostile tenant was not taken in: ${wrong.join('\n').slice(0, 4000)}`)
  const server = await startTestServer({ database, web: webFront })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin },
    stop: () => server.close().then(() => database.close()),
  }
}
