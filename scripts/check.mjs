import { pathToFileURL } from 'node:url'
import { run, runTool } from './run.mjs'

const projects = ['contract', 'src', 'workers', 'server', 'tests']

/** What must hold of the text of the project, in the order in which a mistake is cheapest to see. */
export const checks = [
  ...projects.map((project) => ({
    name: `types of ${project}`,
    run: () => runTool('typescript/bin/tsc', ['-p', project]),
  })),
  { name: 'lint', run: () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0']) },
  { name: 'formatting', run: () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']) },
  {
    name: 'direction of imports',
    run: () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        'contract',
        'machines',
        'workers',
        'src',
        'server',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
      ]),
  },
  { name: 'messages', run: () => run(process.execPath, ['scripts/messages.mjs', '--check']) },
]

/** Runs every check and says which failed. */
export function runChecks() {
  const failed = checks.filter(({ name, run: check }) => {
    console.log(`· ${name}`)
    return !check()
  })
  return { passed: checks.length - failed.length, failed: failed.map(({ name }) => name) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = runChecks()
  const unit = runTool('vitest/vitest.mjs', ['run', '--project', 'unit', '--project', 'dom'])
  if (failed.length) console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = failed.length || !unit ? 1 : 0
}
