import { webFront } from '#server/web/index'
import { ensureBuilt } from './built-app.ts'
import { openTestDatabase } from './database.ts'
import { startOneSignal } from './one-signal-stand-in.ts'
import { startTestServer } from './server.ts'
import { addTenant } from './tenants.ts'

/**
 * The real server, with a tenant `bell` that has an application at OneSignal, whose REST API is a stand-in, and one `hull` whose messages go to the
 * app around it. Prints where it is and the application; for a line with the id of a subscription, that is one from then on; for `sent` it
 * prints what was sent. Stops when its input ends.
 */
const application = { id: '7e4d90ab-15c8-4f27-b0d6-93a8c2f1e650', key: 'os_v2_app_of_bell' }
await ensureBuilt()
const oneSignal = await startOneSignal(application)
const database = await openTestDatabase()
await addTenant(database, { code: 'bell', configuration: { push_enabled: true, push_identifier: application.id } })
await addTenant(database, { code: 'hull', configuration: { push_enabled: true, in_app_push: 'webhook' } })
const server = await startTestServer({
  ...{ database, web: webFront },
  config: { demo: true, oneSignalUrl: oneSignal.url, oneSignalKeys: { [application.id]: application.key } },
})
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin, application: application.id })}\n`)
process.stdin.on('data', (data) => {
  oneSignal.subscribed.add(data.toString().trim())
  process.stdout.write('subscribed\n')
})
process.stdin.once('end', () => {
  oneSignal.close()
  void server
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
