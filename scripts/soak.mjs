import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { preferProgram, requireProgram } = await import('./system-packages.mjs')
const { runTool } = await import('./run.mjs')
requireProgram('postgres')
process.env.CHROMIUM_PATH = requireProgram('chromium')
process.env.HEADLESS_SHELL_PATH = preferProgram('headlessShell') ?? ''
process.env.TURNSERVER_PATH = preferProgram('turnserver') ?? ''

/**
 * The long form of suites that are shortened in `npm test`. `SOAK_ROUNDS`, `SITEMAP_PAGES`, `NASTY_PAGES`,
 * `NASTY_CALLS_EVERY`, `SERVER_KILLS`, `VISIT_RUNS` and `HEAP_PAGES` change how long they run. The journeys run in each of their variants.
 * Of the rounds of `mixed-soak`, the longest of all, `SOAK_FROM` and `SOAK_TO` choose a part.
 */
const environment = {
  SOAK_ROUNDS: process.env.SOAK_ROUNDS ?? '1000',
  SERVER_KILLS: process.env.SERVER_KILLS ?? '10',
  VISIT_RUNS: process.env.VISIT_RUNS ?? '2000',
  SITEMAP_PAGES: process.env.SITEMAP_PAGES ?? '2000',
  NASTY_PAGES: process.env.NASTY_PAGES ?? '100000',
  NASTY_CALLS_EVERY: process.env.NASTY_CALLS_EVERY ?? '1',
  HEAP_PAGES: process.env.HEAP_PAGES ?? '100',
}
const run = (project, suite, engine) =>
  runTool('vitest/vitest.mjs', ['run', '--project', project, suite], { ...environment, DATABASE_ENGINE: engine })
const calls = { 'nasty-calls': 'server' }
const soaked = ['appointment-soak', 'visit-commands', 'payment-races', 'mixed-soak']
const suites = {
  // Those that `npm test` has on PostgreSQL alone are here tried on the other engine as well.
  pglite: { ...calls, 'server/demo': 'database', 'tests/integration': 'integration' },
  postgres: { ...calls, ...Object.fromEntries(soaked.map((suite) => [suite, 'integration'])) },
}
const failed = Object.keys(suites).filter((engine) =>
  Object.entries(suites[engine]).some(([suite, project]) => !run(project, suite, engine)),
)
if (!run('server', 'killed-server', 'pglite')) failed.push('killed servers')
if (!run('server', 'sitemap-crawl', 'pglite')) failed.push('the sitemap')
if (!run('server', 'render-heap', 'pglite')) failed.push('the heap')
if (!run('server', 'nasty-pages', 'pglite')) failed.push('nasty addresses')
if (!run('server', 'hostile-draft', 'pglite')) failed.push('hostile drafts')
if (!run('dom', 'hostile-values', 'pglite')) failed.push('hostile values in forms')
if (!runTool('@playwright/test/cli.js', ['test'], { EVERY_VARIANT: '1' })) failed.push('the journeys in every variant')
if (failed.length) console.error(`Failed on ${failed.join(' and ')}`)
process.exitCode = failed.length ? 1 : 0
