import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { requireProgram } = await import('./system-packages.mjs')
const { runTool } = await import('./run.mjs')
requireProgram('postgres')

/** The long form of suites that run reduced in `npm test`, on both engines. `SOAK_ROUNDS` and `SITEMAP_PAGES` change how long. */
const environment = {
  SOAK_ROUNDS: process.env.SOAK_ROUNDS ?? '1000',
  SITEMAP_PAGES: process.env.SITEMAP_PAGES ?? '2000',
}
const suites = ['appointment-soak', 'sitemap-crawl'].map((name) => `tests/integration/${name}.test.ts`)
const run = (engine) =>
  runTool('vitest/vitest.mjs', ['run', '--project', 'database', ...suites], {
    ...environment,
    DATABASE_ENGINE: engine,
  })
const failed = ['pglite', 'postgres'].filter((engine) => !run(engine))
if (failed.length) console.error(`Failed on ${failed.join(' and ')}`)
process.exitCode = failed.length ? 1 : 0
