import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { origins } from '../e2e/support/origins.ts'
import { ensureBuilt } from './built-app.ts'

/**
 * The server of each journeys' worker, started beside each other: one after the other leaves a core idle. The first has the embedded database, as
 * `npm start` has; with `DATABASE_ENGINE=postgres` the others have PostgreSQL, which takes less of the processor. With `EVERY_VARIANT=1` all have
 * the embedded one. Says when all are ready, and ends with the first that ends.
 */
await ensureBuilt()
const servers = origins.map(startServer)
const end = () => servers.forEach((server) => server.kill())
process.on('SIGTERM', end)
const ended = Promise.race(servers.map((server) => once(server, 'exit'))).then(end)
await Promise.race([Promise.all(origins.map(isReady)), ended.then(() => process.exit(1))])
process.stdout.write('All servers of the journeys are ready\n')

function startServer(origin: string, worker: number) {
  const isOnPostgres = worker > 0 && process.env['DATABASE_ENGINE'] === 'postgres' && !process.env['EVERY_VARIANT']
  const script = isOnPostgres ? ['scripts/run-module.mjs', 'tests/support/journey-server.ts'] : ['scripts/start.mjs']
  const { port } = new URL(origin)
  return spawn(process.execPath, script, {
    env: {
      ...process.env,
      PORT: port,
      // Fresh each time: a hold of an earlier run would stand in the way of this one for ten minutes.
      DATA_DIR: `${process.env['JOURNEYS_DATA']}-${port}`,
      DEMO_PRACTITIONERS: '1500',
      LOG_LEVEL: 'warn',
      // Journeys say which address they come from (tests/e2e/support/journey.ts).
      TRUST_PROXY: '127.0.0.1',
      EXPIRED_SESSION_PARTNERS: 'hospital',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function isReady(origin: string): Promise<void> {
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(100)
}
