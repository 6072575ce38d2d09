import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { messages, ofTests } from './scripts/vite/messages.ts'

/** Journeys in other browsers, only where they are asked for: `npm run engines` looks for the browsers first. */
const engines = {
  name: 'engines',
  environment: 'node' as const,
  include: ['tests/engines/journeys/*.journey.ts'],
  globalSetup: ['tests/engines/server.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

/**
 * A process loads modules once and not once for every file, which was a third of all work of `server` and more than half of that of
 * `unit`. So a file leaves nothing behind it. What is awaited may come late on a machine that has other work.
 */
const shared = { isolate: false, expect: { poll: { timeout: 10_000 } } }
const patientWaits = 'tests/support/patient-waits.ts'
const slow = { testTimeout: 60_000, hookTimeout: 120_000 }

/** They open an embedded database themselves, or none, whatever engine is asked for. */
const ownDatabase = 'server/db/{open,folder-lock,migrations,outage}.test.ts'

/**
 * What depends on an engine beside the queries themselves: locks, jobs, answers that are kept. Changes that meet are tried on
 * PostgreSQL; of the other engine, whose one session lets none meet, `npm run soak` has them.
 */
const onBothEngines =
  'tests/integration/{appointment-{booking,holds},jobs,known-changes,platform-idempotency,session-refresh}.test.ts'

/** What serves and stores: it needs a database. */
const served = {
  ...shared,
  environment: 'node' as const,
  globalSetup: ['tests/support/postgres-for-all.ts'],
  setupFiles: [patientWaits],
  ...slow,
}
const server = {
  ...served,
  name: 'server',
  include: ['server/*.test.ts', 'server/!(db|demo)/**/*.test.ts', ownDatabase, 'tests/{server,support}/**/*.test.ts'],
}
const database = { ...served, include: ['server/{db,demo}/**/*.test.ts', onBothEngines], exclude: [ownDatabase] }
const integration = {
  ...served,
  name: 'integration',
  include: ['tests/integration/**/*.test.ts'],
  exclude: [onBothEngines],
}

/** Of a whole run the three are one project: each would load and translate the same modules anew, in processes of its own. */
const ofWholeRun = [
  {
    ...served,
    name: 'server, database, integration',
    include: ['server/**/*.test.ts', 'tests/{server,support,integration}/**/*.test.ts'],
  },
  {
    ...database,
    name: 'database, embedded',
    // That the demonstration is the same on either engine, its tests compare.
    include: ['server/db/**/*.test.ts', onBothEngines],
    env: { DATABASE_ENGINE: 'embedded' },
  },
]

/**
 * `unit` and `dom` need nothing; `server`, `database` and `integration` open PGlite where they need a database, or PostgreSQL
 * with DATABASE_ENGINE=postgres. `npm test` runs them on PostgreSQL, since their answers are the same on either, and with BOTH_ENGINES of `database` what may differ on both. A lint rule keeps database tests out of the folders of `server`.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Left alone, it keeps a core for itself, which is every other one on a small machine.
    maxWorkers: availableParallelism(),
    // What is young is collected half as often as V8 does it by itself: a thirtieth of the processor time of what serves.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['{contract,machines,workers,scripts,src,console}/**/*.test.ts'],
          setupFiles: [patientWaits, 'tests/support/patient-device.ts'],
          testTimeout: 60_000,
        },
        plugins: [vanillaExtractPlugin(), messages()],
      },
      {
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,console}/**/*.test.tsx'],
          setupFiles: [patientWaits, 'tests/support/patient-dom.ts'],
          testTimeout: 60_000,
        },
        plugins: [vanillaExtractPlugin(), messages(ofTests)],
      },
      ...(process.env['BOTH_ENGINES'] ? ofWholeRun : [server, { ...database, name: 'database' }, integration]).map(
        (test) => ({ test }),
      ),
      ...(process.env['ENGINES'] ? [{ test: engines }] : []),
    ],
  },
})
