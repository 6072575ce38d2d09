import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'
import { startTileHost } from './tile-host.ts'

/**
 * The real server with two more tenants: the maps of `mapped` come from an outside host, `mapless` has none. Prints where it is
 * and where the tiles come from, and stops when its input ends. The app is the built one.
 */
const tiles = await startTileHost()
const database = await openTestDatabase()
await addTenant(database, {
  code: 'mapped',
  configuration: {
    map_tiles: {
      url_template: `http://${tiles.host}/{z}/{x}/{y}.png`,
      attribution: { en: '© Makers of the map', ar: '© صانعو الخريطة' },
      attribution_url: 'https://makers.example/',
      max_zoom: 16,
    },
  },
})
await addTenant(database, { code: 'mapless' })
await database.query(`update tenants set configuration = configuration - 'map_tiles' where code = 'mapless'`, [])

const server = await startTestServer({ database, web: webFront })
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin, tiles: `http://${tiles.host}` })}\n`)
process.stdin.resume().once('end', () => {
  void server
    .close()
    .then(() => database.close())
    .then(() => tiles.close())
    .then(() => process.exit(0))
})
