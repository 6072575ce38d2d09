import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureInstalled } from './install.mjs'
import { slowest, timedInBrowser, timedInVitest } from './slowest-tests.mjs'
import { failedInBrowser, failedInVitest } from './failed-tests.mjs'

// Plain Node until the packages are installed: nothing of node_modules is imported before this.
ensureInstalled()
const { installCommand, preferProgram, requireProgram } = await import('./system-packages.mjs')
const { build, runChecks } = await import('./check.mjs')
const { run, runTool } = await import('./run.mjs')

process.env.CHROMIUM_PATH = requireProgram('chromium')
process.env.HEADLESS_SHELL_PATH = preferProgram('headlessShell') ?? ''
process.env.TURNSERVER_PATH = preferProgram('turnserver') ?? ''
if (!process.env.TURNSERVER_PATH)
  console.log(
    `No TURN server is on this machine: the call of the journeys takes direct paths alone. It comes with\n  ${installCommand('turnserver')}`,
  )
// Suites that crash a server start one of their own; where another is named, they alone say what they miss.
if (process.env.TEST_DATABASE_URL) preferProgram('postgres')
else requireProgram('postgres')

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const totals = { passed: 0, failed: 0 }
const failures = []
const timed = []
/** Journeys that run at once, each with a browser and a server of its own: a single one leaves a core idle. */
const workers = 3
const began = Date.now()

section('Types, lint, format, imports, messages, build')
const checked = await runChecks([build])
totals.passed += checked.passed
totals.failed += checked.failed.length
failures.push(...checked.failed)

section('Size budgets')
count('size budgets', run(process.execPath, ['scripts/size.mjs']))

section('Unit, integration and server tests, PostgreSQL; what depends on the engine on the embedded database, too')
vitest()

section('Browser journeys on the built app')
playwright()

section('One booking in each other browser that is here, a push message in Firefox')
countVitest('engines', run(process.execPath, ['scripts/engines.mjs', '--brief']))

console.log(`\nSlowest:\n${slowest(timed).join('\n')}`)
console.log(`${Math.round((Date.now() - began) / 1000)} s in all`)
// Listed again at the end, since a long log is often read from there.
if (failures.length) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed ? 1 : 0

function section(title) {
  console.log(`\n== ${title} (after ${Math.round((Date.now() - began) / 1000)} s)`)
}

function count(name, ok) {
  totals[ok ? 'passed' : 'failed'] += 1
  if (!ok) failures.push(name)
}

function vitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`]
  // What is the same on either engine runs on the one whose copies cost less.
  const engines = { DATABASE_ENGINE: 'postgres', BOTH_ENGINES: '1' }
  // With a deployment's own NODE_ENV, views would meet the build of React that knows no tests.
  countVitest('vitest', runTool('vitest/vitest.mjs', ['run', ...reporters], { NODE_ENV: 'test', ...engines }))
}

/** A suite that fails without a report counts as one failure. */
function countVitest(name, ok) {
  const file = `${results}/${name}.json`
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  totals.passed += report?.numPassedTests ?? 0
  totals.failed += Math.max(report?.numFailedTests ?? 0, ok ? 0 : 1)
  timed.push(...timedInVitest(report))
  if (!ok) failures.push(...named(`tests (${name})`, failedInVitest(report)))
}

function playwright() {
  const file = `${results}/playwright.json`
  const ok = runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_WORKERS: String(workers),
    DATABASE_ENGINE: 'postgres',
  })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const stats = report?.stats
  totals.passed += stats?.expected ?? 0
  totals.failed += Math.max((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), ok ? 0 : 1)
  timed.push(...timedInBrowser(report))
  if (!ok || stats?.flaky) failures.push(...named('browser journeys', failedInBrowser(report)))
}

/** A suite that failed without naming a test is listed itself. */
function named(suite, tests) {
  return tests.length ? tests.map((test) => `${suite}: ${test}`) : [suite]
}
