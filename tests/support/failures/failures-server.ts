import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'

/** The real server with its log in a file that a journey reads. Prints where both are, and stops when its input ends. */
const folder = mkdtempSync(join(tmpdir(), 'patientweb-failures-'))
const log = join(folder, 'server.log')
writeFileSync(log, '')
const database = await openTestDatabase()
const server = await startTestServer({
  ...{ database, web: webFront, config: { logLevel: 'info' } },
  logTo: { write: (line) => appendFileSync(log, line) },
})
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin, log })}\n`)
process.stdin.resume().once('end', () => {
  void server
    .close()
    .then(() => database.close())
    .then(() => rmSync(folder, { recursive: true, force: true }))
    .then(() => process.exit(0))
})
