import { webFront } from '#server/web/index'
import { startTestServer } from './server.ts'
import type { StartedServer } from '#tests/support/started-server'

/** The real server under the mount path `/care`. Tells where it is. */
export async function start(): Promise<StartedServer> {
  const basePath = '/care'
  const server = await startTestServer({ web: webFront, config: { basePath, demo: true } })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin },
    stop: () => server.close(),
  }
}
