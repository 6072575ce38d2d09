import { createInterface } from 'node:readline'
import { webFront } from '#server/web/index'
import { validateAsset } from '#server/tenants/asset-files'
import { createTenantStore } from '#server/tenants/tenant-store'
import { ensureBuilt } from './built-app.ts'
import { openTestDatabase } from './database.ts'
import { startTestServer } from './server.ts'

/**
 * The real server, of which a tenant (`key=patientweb`) has the rooms of another provider for its visits by video, shown within the app. Its clock is
 * moved on by as many seconds as each line of its input says. Prints where it is, then each time how far its clock was moved, and stops when its
 * input ends.
 */
const provider = 'meet.example'
let passed = 0

await ensureBuilt()
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
const tell = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`)
tell({ origin: await server.app.listen({ host: '127.0.0.1', port: 0 }), provider })
createInterface(process.stdin)
  .on('line', (seconds) => {
    passed += Number(seconds)
    tell({ passed })
  })
  .once('close', () => void server.close().then(() => process.exit(0)))
