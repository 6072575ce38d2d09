import { ensureInstalled } from './install.mjs'

/** The journeys in the engines of other browsers than Chromium, all of them. */
ensureInstalled()
const { requireProgram } = await import('./system-packages.mjs')
const { run, runTool } = await import('./run.mjs')

const built = run(process.execPath, ['scripts/build.mjs'])
const ok =
  built &&
  runTool('vitest/vitest.mjs', ['run', '--project', 'engines', ...process.argv.slice(2)], {
    ENGINES: 'all',
    FIREFOX_PATH: requireProgram('Firefox'),
    WEBKIT_PATH: requireProgram('WebKit'),
  })
process.exitCode = ok ? 0 : 1
