import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import PQueue from 'p-queue'
import { runTool, runBeside } from './run.mjs'

const projects = ['contract', 'src', 'workers', 'server', 'tests']
const code = ['contract', 'machines', 'workers', 'src', 'server']

/** What must hold of the text of the project, the longest first. */
const checks = [
  { name: 'lint', script: 'node_modules/eslint/bin/eslint.js', args: ['.', '--max-warnings=0'] },
  {
    name: 'accessibility of JSX',
    script: 'node_modules/oxlint/bin/oxlint',
    args: ['src', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'formatting', script: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '--log-level=warn', '.'] },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    script: 'node_modules/typescript/bin/tsc',
    args: ['-p', project],
  })),
  {
    name: 'direction of imports',
    script: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    args: [...code, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  },
  { name: 'messages', script: 'scripts/messages.mjs', args: ['--check'] },
]

/** Runs every check, as many at once as there are cores, and says which failed. */
export async function runChecks() {
  const queue = new PQueue({ concurrency: availableParallelism() })
  const failed = []
  await queue.addAll(
    checks.map(({ name, script, args }) => async () => {
      const { ok, output } = await runBeside(script, args)
      console.log(`· ${name}${ok ? '' : ' failed'}\n${output}`.trimEnd())
      if (!ok) failed.push(name)
    }),
  )
  return { passed: checks.length - failed.length, failed }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failed } = await runChecks()
  const unit = runTool('vitest/vitest.mjs', ['run', '--project', 'unit', '--project', 'dom'])
  if (failed.length) console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = failed.length || !unit ? 1 : 0
}
