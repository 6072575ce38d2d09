import { webFront } from '#server/web/index'
import { ensureBuilt } from './built-app.ts'
import { startTestServer } from './server.ts'

/** The real server under the mount path `/care`, with the app built for it. Prints where it is, and stops when its input ends. */
const basePath = '/care'
await ensureBuilt(basePath)
const server = await startTestServer({ web: webFront, config: { basePath, demo: true } })
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin })}\n`)
process.stdin.resume().once('end', () => void server.close().then(() => process.exit(0)))
