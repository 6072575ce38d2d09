import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { addTenant } from '#tests/support/tenants'
import { startTileHost } from './tile-host.ts'
import type { StartedServer } from '#tests/support/started-server'

/**
 * The real server with two more tenants: the maps of `mapped` come from an outside host, `mapless` has none. Tells where it is
 * and where the tiles come from. The app is the built one.
 */
export async function start(): Promise<StartedServer> {
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
  return {
    told: { origin, tiles: `http://${tiles.host}` },
    stop: async () => {
      await server.close()
      await database.close()
      await tiles.close()
    },
  }
}
