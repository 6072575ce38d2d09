import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/e2e/support/browsers.ts'
import { origins } from './tests/e2e/support/origins.ts'

/**
 * Journeys on the built app, served by the real server over its own embedded database. `E2E_WORKERS` is how many run at once, each with a
 * browser, a server and a database of its own, from the port `E2E_PORT` on; `E2E_ORIGIN` names a server that runs already, for one.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  // With DATABASE_ENGINE=postgres, servers that journeys start themselves copy their databases there, for a third of the processor time.
  globalSetup: './tests/support/postgres-for-all.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: origins.length,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    // That the app's worker caches everything is a quarter of the processor time of each journey: those in which it has a part allow it.
    serviceWorkers: 'block',
    launchOptions,
    // Frames of what moves are an eighth of the pages' processor time: some journeys have them (`withMotion`), the others ask for none.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // A trace costs a quarter of the time: `--trace on` records one of the journey that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
  ...(process.env.E2E_ORIGIN ? {} : { webServer: origins.map(toServer) }),
})

/**
 * The first worker has the embedded database, as `npm start` has; with `DATABASE_ENGINE=postgres` the others have PostgreSQL, which takes less of
 * the processor. With `EVERY_VARIANT=1` all have the embedded one.
 */
function toServer(origin: string, worker: number) {
  const isOnPostgres = worker > 0 && process.env.DATABASE_ENGINE === 'postgres' && !process.env.EVERY_VARIANT
  return {
    command: isOnPostgres ? 'node scripts/run-module.mjs tests/support/journey-server.ts' : 'node scripts/start.mjs',
    url: `${origin}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: new URL(origin).port,
      // Fresh each time: a hold of an earlier run would stand in the way of this one for ten minutes.
      DATA_DIR: `test-results/e2e-data-${process.pid}-${new URL(origin).port}`,
      DEMO_PRACTITIONERS: '1500',
      LOG_LEVEL: 'warn',
      // Journeys say which address they come from (tests/e2e/support/journey.ts).
      TRUST_PROXY: '127.0.0.1',
      EXPIRED_SESSION_PARTNERS: 'hospital',
    },
  }
}
