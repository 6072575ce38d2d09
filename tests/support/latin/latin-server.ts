import { webFront } from '#server/web/index'
import { openTestDatabase } from '#tests/support/database'
import { startTestServer } from '#tests/support/server'
import { keepLatinOnly } from './latin-only.ts'

/** The real server on a directory in Latin letters alone. Prints where it is, and stops when its input ends. The app is the built one. */
const database = await openTestDatabase()
await keepLatinOnly(database)
const server = await startTestServer({ database, web: webFront })
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ origin })}\n`)
process.stdin.resume().once('end', () => {
  void server
    .close()
    .then(() => database.close())
    .then(() => process.exit(0))
})
