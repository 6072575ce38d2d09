import { webFront } from '#server/web/index'
import { openTestDatabase } from './database.ts'
import { startOneSignal } from './one-signal-stand-in.ts'
import type { StartedServer } from './started-server.ts'
import { startTestServer } from './server.ts'
import { addTenant } from './tenants.ts'

/**
 * The real server, with a tenant `bell` that has an application at OneSignal, whose REST API is a stand-in, and one `hull` whose messages go to the
 * app around it. Tells where it is and the application; a line is the id of a subscription, which is one from then on.
 */
export async function start(): Promise<StartedServer> {
  const application = { id: '7e4d90ab-15c8-4f27-b0d6-93a8c2f1e650', key: 'os_v2_app_of_bell' }
  const oneSignal = await startOneSignal(application)
  const database = await openTestDatabase()
  await addTenant(database, { code: 'bell', configuration: { push_enabled: true, push_identifier: application.id } })
  await addTenant(database, { code: 'hull', configuration: { push_enabled: true, in_app_push: 'webhook' } })
  const server = await startTestServer({
    ...{ database, web: webFront },
    config: { demo: true, oneSignalUrl: oneSignal.url, oneSignalKeys: { [application.id]: application.key } },
  })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin, application: application.id },
    hear: (id) => {
      oneSignal.subscribed.add(id)
      return 'subscribed'
    },
    stop: async () => {
      oneSignal.close()
      await server.close()
      await database.close()
    },
  }
}
