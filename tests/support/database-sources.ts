import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const testPractitioners = 600

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = [
  'server/db',
  'server/demo',
  'server/web/portrait-face.ts',
  'server/web/facility-drawing.ts',
  'contract/tenant.ts',
  'node_modules/@electric-sql/pglite/package.json',
]

export const cacheFolder = join(root, 'node_modules/.cache/patientweb')

let key: string | undefined

/** Names the state of everything a test database is made from: migrations, the demo, the engine. Read once in a process. */
export const sourcesKey = (): string => (key ??= hashOfSources())

function hashOfSources(): string {
  const hash = createHash('sha256').update(String(testPractitioners))
  for (const source of sources)
    for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 20)
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return path.endsWith('.test.ts') ? [] : [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}
