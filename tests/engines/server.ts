import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { endChildren, listening, startChild } from '#tests/support/child'

export const serverLog = 'test-results/engines/server.log'

/** Global setup of the journeys in other engines: the built app on a server and a database of their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = `test-results/engines/data-${process.pid}`
  mkdirSync(folder, { recursive: true })
  const log = createWriteStream(serverLog)
  const server = startChild(['scripts/start.mjs'], {
    DATA_DIR: folder,
    DEMO_PRACTITIONERS: '400',
    LOG_LEVEL: 'warn',
    CLIENT_ERROR_SHARE: '1',
  })
  server.child.stdout.pipe(log)
  server.child.stderr.pipe(log)
  const [, origin] = await server.printed(listening)
  process.env['ENGINES_ORIGIN'] = origin
  return async () => {
    server.child.kill('SIGTERM')
    await server.exited
    endChildren()
    rmSync(folder, { recursive: true, force: true })
  }
}
