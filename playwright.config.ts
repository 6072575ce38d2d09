import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4300)

/** Journeys on the built app, served by the real server over its own embedded database; `E2E_ORIGIN` names one that runs already. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.E2E_ORIGIN ?? `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // A trace costs a quarter of the time: `--trace on` records one of the journey that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
  ...(process.env.E2E_ORIGIN
    ? {}
    : {
        webServer: {
          command: 'node scripts/start.mjs',
          url: `http://127.0.0.1:${port}/readyz`,
          timeout: 240_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          env: {
            PORT: String(port),
            // Fresh each time: a hold of an earlier run would stand in the way of this one for ten minutes.
            DATA_DIR: `test-results/e2e-data-${process.pid}`,
            DEMO_PRACTITIONERS: '1500',
            LOG_LEVEL: 'warn',
            EXPIRED_SESSION_PARTNERS: 'hospital',
          },
        },
      }),
})
