import { webFront } from '#server/web/index'
import { ensureBuilt } from './built-app.ts'
import { openTestDatabase } from './database.ts'
import { startTestServer } from './server.ts'
import { signIn } from './signed-in.ts'
import { addTenant } from './tenants.ts'

/** The real server, where a patient has just signed in. Prints where it is and what the sign-in gave; stops when its input ends. */
await ensureBuilt()
const database = await openTestDatabase()
// Whose patients go to a page of the tenant's choice when their session has ended.
await addTenant(database, { code: 'club', configuration: { expired_path: '/doctors' } })
await addTenant(database, { code: 'gym', configuration: { expired_path: '/token-expired' } })
const server = await startTestServer({ database, web: webFront, config: { demo: true } })
const { patientId, refreshToken } = await signIn(server.database)
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin, patientId, refreshToken })}\n`)
process.stdin.resume().once(
  'end',
  () =>
    void server
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
)
