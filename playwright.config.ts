import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/e2e/support/browsers.ts'
import { origins } from './tests/e2e/support/origins.ts'

/**
 * Journeys on the built app, served by the real server. `E2E_WORKERS` is how many run at once, each with a
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
  // Twice what the longest takes on a busy machine: how long something takes is measured by the bench, and asserted nowhere.
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
  ...(!process.env.E2E_ORIGIN && {
    webServer: {
      command: 'node scripts/run-module.mjs tests/support/journey-servers.ts',
      wait: { stdout: /All servers of the journeys are ready/ },
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
      env: { JOURNEYS_DATA: `test-results/e2e-data-${process.pid}` },
    },
  }),
})
