import { webFront } from '#server/web/index'
import { validateAsset } from '#server/tenants/asset-files'
import { createTenantStore } from '#server/tenants/tenant-store'
import { openTestDatabase } from './database.ts'
import type { StartedServer } from './started-server.ts'
import { startTestServer } from './server.ts'

const provider = 'meet.example'

/**
 * The real server, of which a tenant (`key=patientweb`) has the rooms of another provider for its visits by video, shown within the app. Its clock is
 * moved on by as many seconds as each line says; to that it tells how far its clock was moved.
 */
export async function start(): Promise<StartedServer> {
  let passed = 0

  const database = await openTestDatabase()
  const store = createTenantStore(database.db)
  const found = await store.find('patientweb')
  if (!found) throw new Error('no tenant patientweb')
  const { configuration } = found.file
  const validated = await Promise.all(found.assets.map((asset) => validateAsset(asset, asset)))
  await store.put(
    {
      ...found.file,
      configuration: {
        ...configuration,
        content_hosts: [...(configuration.content_hosts ?? []), provider],
        video: { url_template: `https://${provider}/{room}`, show: 'embedded' },
        // The demo's rooms open long before.
        booking_rules: {},
      },
    },
    validated.flatMap(({ kept }) => kept ?? []),
  )
  const server = await startTestServer({
    ...{ web: webFront, database, config: { demo: true, trustProxy: 1 } },
    clock: () => new Date(Date.now() + passed * 1000),
  })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin, provider },
    hear: (seconds) => {
      passed += Number(seconds)
      return JSON.stringify({ passed })
    },
    stop: () => server.close().then(() => database.close()),
  }
}
