import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureInstalled } from './install.mjs'

/**
 * All journeys in Firefox and WebKit, installing a browser that is missing. `--brief`: one booking in each installed browser
 * and a push message in Firefox, naming those that are not, and the count for `npm test` as the last line.
 */
ensureInstalled()
const { findProgram, installCommand, requireProgram } = await import('./system-packages.mjs')
const { failedInVitest } = await import('./failed-tests.mjs')
const { run, runTool } = await import('./run.mjs')

const isBrief = process.argv.includes('--brief')
/** Which journeys, as filters of Vitest. */
const chosen = process.argv.slice(2).filter((word) => word !== '--brief')
const report = 'test-results/engines.json'
const browsers = isBrief ? thoseHere() : { Firefox: requireProgram('Firefox'), WebKit: requireProgram('WebKit') }

if (Object.keys(browsers).length === 0) finish(0, [])
else if (!run(process.execPath, ['scripts/build.mjs'])) finish(0, ['build'])
else {
  rmSync(report, { force: true })
  const ok = runTool(
    'vitest/vitest.mjs',
    [
      ...['run', '--project', 'engines', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...(isBrief ? ['booking.journey', 'push.journey'] : []),
      ...chosen,
    ],
    {
      ENGINES: isBrief ? 'brief' : 'all',
      FIREFOX_PATH: browsers.Firefox ?? '',
      WEBKIT_PATH: browsers.WebKit ?? '',
    },
  )
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const failed = failedInVitest(told)
  finish(told?.numPassedTests ?? 0, failed.length || ok ? failed : ['journeys in other engines'])
}

/** @returns {Partial<Record<'Firefox' | 'WebKit', string>>} */
function thoseHere() {
  return Object.fromEntries(
    ['Firefox', 'WebKit'].flatMap((name) => {
      const path = findProgram(name)
      if (path) return [[name, path]]
      console.log(
        `${name} is not on this machine, and nothing is shown of it. It comes with\n  sudo ${installCommand(name)}`,
      )
      return []
    }),
  )
}

/** @param {number} passed @param {string[]} failed */
function finish(passed, failed) {
  if (failed.length) console.log(`\nFailed:\n${failed.map((failure) => `  ${failure}`).join('\n')}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  process.exitCode = failed.length ? 1 : 0
}
