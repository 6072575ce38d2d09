import { webFront } from '#server/web/index'
import { openTestDatabase } from './database.ts'
import { startTestServer } from './server.ts'
import { signIn } from './signed-in.ts'
import { addTenant } from './tenants.ts'
import type { StartedServer } from '#tests/support/started-server'

/** The real server, where a patient has just signed in. Tells where it is and what the sign-in gave. */
export async function start(): Promise<StartedServer> {
  const database = await openTestDatabase()
  // Whose patients go to a page of the tenant's choice when their session has ended.
  await addTenant(database, { code: 'club', configuration: { expired_path: '/doctors' } })
  await addTenant(database, { code: 'gym', configuration: { expired_path: '/token-expired' } })
  const server = await startTestServer({ database, web: webFront, config: { demo: true } })
  const { patientId, refreshToken } = await signIn(server.database)
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    told: { origin, patientId, refreshToken },
    stop: () => server.close().then(() => database.close()),
  }
}
