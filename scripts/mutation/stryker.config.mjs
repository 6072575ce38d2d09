import { parts } from './parts.mjs'
import { sampledLines } from './sampled-lines.mjs'

const name = process.env.MUTATION_PART ?? ''
const { code, ignoreStatic } = parts[name]
/** Only what stands on every so many lines is broken, where a whole part would take hours. */
const every = Number(process.env.MUTATION_EVERY ?? 1)
const mutate = [...code, '!**/*.test.*']
const folder = `test-results/mutation/${name}`

/** How the code of one part is broken; scripts/mutation.mjs names the part. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: every > 1 ? sampledLines(mutate, every) : mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: ignoreStatic && process.env.MUTATION_STATIC === undefined,
  // A machine with work beside it counts breaks as found that only took too long.
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${folder}/results.json`,
  tempDirName: `${folder}/sandbox`,
  ignorePatterns: ['build', 'data', 'test-results', 'docs', 'tests/e2e', 'tests/bench'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `${folder}/mutation.json` },
}
