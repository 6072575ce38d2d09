import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import PQueue from 'p-queue'
import { runTool, runBeside } from './run.mjs'

/** Programs of files that oxlint judges as parts of another: what workers take from `src`, and what its pages take from workers. */
const projects = ['workers', 'workers/tsconfig.page.json']
const code = ['contract', 'machines', 'workers', 'src', 'console', 'server']

const eslint = 'node_modules/eslint/bin/eslint.js'
const oxlint = 'node_modules/oxlint/bin/oxlint'

/** All static checks of the project, the longest first. */
const checks = [
  { name: 'lint', script: eslint, args: ['--max-warnings=0', '.'] },
  {
    name: 'accessibility of JSX',
    script: oxlint,
    args: ['src', 'console', '--deny-warnings', '--report-unused-disable-directives'],
  },
  // The compiler in Go that types are checked by reads them for these rules, too: ESLint took three times as long for the same.
  {
    name: 'lint of React',
    script: oxlint,
    args: ['src', 'console', '--config', '.oxlintrc.react.json', '--deny-warnings'],
  },
  // It says what the compiler says, too, of each file by the `tsconfig.json` that includes it: a compiler of each project's own read most files again.
  {
    name: 'types, and lint that reads them',
    script: oxlint,
    args: ['--type-aware', '--type-check', '--config', '.oxlintrc.types.json', '--deny-warnings'],
  },
  { name: 'formatting', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--list-different', '.'] },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    script: 'node_modules/typescript-native/bin/tsc',
    args: ['-p', project],
  })),
  {
    name: 'direction of imports',
    script: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    args: [...code, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  { name: 'messages', script: 'scripts/messages.mjs', args: ['--check'] },
  { name: 'subjects of commits', script: 'scripts/commit-subjects.mjs', args: [] },
]

/** Go's collector, less often: types are read in four fifths of the time, and need no more memory at their most. */
const ofGo = { GOGC: '400' }

/** Waits for none of the checks, so it can run beside them. */
export const build = { name: 'build', script: 'scripts/build.mjs', args: [] }

/**
 * Runs every check, as many at once as there are cores, and lists those that failed.
 * @param {typeof checks} beside what else runs meanwhile, and counts as they do
 */
export async function runChecks(beside = []) {
  const queue = new PQueue({ concurrency: availableParallelism() })
  const [longest, ...others] = checks
  const all = [longest, ...beside, ...others]
  const failed = []
  await queue.addAll(
    all.map(({ name, script, args }) => async () => {
      const { ok, output } = await runBeside(script, args, ofGo)
      console.log(`· ${name}${ok ? '' : ' failed'}\n${output}`.trimEnd())
      if (!ok) failed.push(name)
    }),
  )
  return { passed: all.length - failed.length, failed }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runChecks()
  const unit = runTool('vitest/vitest.mjs', ['run', '--project', 'unit', '--project', 'dom'])
  if (failed.length) console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = failed.length || !unit ? 1 : 0
}
