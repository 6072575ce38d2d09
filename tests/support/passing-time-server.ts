import { createInterface } from 'node:readline'
import { webFront } from '#server/web/index'
import { ensureBuilt } from './built-app.ts'
import { startTestServer } from './server.ts'

/**
 * The real server, whose clock is moved on by as many seconds as each line of its input says. Prints where it is and how often an address may
 * make a call of its sign-ins in ten minutes, then each time how far its clock was moved, and stops when its input ends.
 */
const callsOfAddress = 12
let passed = 0

await ensureBuilt()
const server = await startTestServer({
  web: webFront,
  clock: () => new Date(Date.now() + passed * 1000),
  config: { demo: true, codeLimitPerAddress: callsOfAddress, trustProxy: 1 },
})
const tell = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`)
tell({ origin: await server.app.listen({ host: '127.0.0.1', port: 0 }), callsOfAddress })
createInterface(process.stdin)
  .on('line', (seconds) => {
    passed += Number(seconds)
    tell({ passed })
  })
  .once('close', () => void server.close().then(() => process.exit(0)))
