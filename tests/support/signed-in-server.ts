import { webFront } from '#server/web/index'
import { ensureBuilt } from './built-app.ts'
import { startTestServer } from './server.ts'
import { signIn } from './signed-in.ts'

/** The real server, where a patient has just signed in. Prints where it is and what the sign-in gave; stops when its input ends. */
await ensureBuilt()
const server = await startTestServer({ web: webFront, config: { demo: true } })
const { patientId, refreshToken } = await signIn(server.database)
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin, patientId, refreshToken })}\n`)
process.stdin.resume().once('end', () => void server.close().then(() => process.exit(0)))
