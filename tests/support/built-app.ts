import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Builds the app, unless that is done already. In a process of its own, as it is for a user. */
export async function ensureBuilt(): Promise<void> {
  const root = join(import.meta.dirname, '../..')
  await run(process.execPath, ['scripts/build.mjs'], { cwd: root })
}
