import { ensureInstalled } from './install.mjs'
import { parts } from './mutation/parts.mjs'
import { runTool } from './run.mjs'
import { installBeside } from './tool-packages.mjs'

/**
 * Breaks the code in small ways and shows which breaks no test notices: `npm run mutation`, or with names of parts, with
 * `--fresh` where earlier results shall not be reused, and with `--every=8` to break only what stands on each eighth line. Not among what
 * `npm test` runs: a part takes minutes to hours.
 */
ensureInstalled()
/** Later versions need Node 22. */
const packages = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1']
const tool = '@stryker-mutator/core/bin/stryker.js'

const words = process.argv.slice(2)
const isFresh = words.includes('--fresh')
const every = words.find((word) => /^--every=\d+$/.test(word))?.slice('--every='.length)
const named = words.filter((word) => word !== '--fresh' && word !== `--every=${every}`)
const unknown = named.filter((name) => !parts[name])
const chosen = named.length ? named : Object.keys(parts).filter((name) => !parts[name].isSlow)

if (unknown.length) fail(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
else if (!installBeside(packages)) fail(`${packages.join(' and ')} could not be installed: see the lines above.`)
else {
  const failed = chosen.filter(
    (MUTATION_PART) =>
      !runTool(tool, ['run', 'scripts/mutation/stryker.config.mjs', ...(isFresh ? ['--force'] : [])], {
        MUTATION_PART,
        ...(every && { MUTATION_EVERY: every }),
      }),
  )
  if (failed.length) fail(`Not run to the end: ${failed.join(', ')}`)
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exitCode = 1
}
