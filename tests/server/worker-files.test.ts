import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { readBuilds } from '#server/web/builds'
import { ensureBuilt } from '#tests/support/built-app'

type Chunk = { file: string; imports?: string[] }

let client: string
beforeAll(async () => {
  await ensureBuilt()
  client = join(readBuilds(join(import.meta.dirname, '../../build'))[0].folder, 'client')
}, 240_000)

it('the white-label worker lists whatever a file that it lists imports, so that none opens in part without a network [W01]', () => {
  const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const listed = new Set(
    [
      ...readFileSync(join(client, 'white-label.js'), 'utf8').matchAll(
        /url:"(assets\/[^"]+)"|"url":"(assets\/[^"]+)"/g,
      ),
    ].map(([, short, long]) => short ?? long!),
  )
  const files = Object.values(chunks)
  expect(files.filter(({ file }) => listed.has(file)).length).toBeGreaterThan(100)
  const lost = files
    .filter(({ file }) => listed.has(file))
    .flatMap(({ file, imports = [] }) => imports.map((source) => [file, chunks[source]!.file]))
    .filter(([, file]) => !listed.has(file!))
  expect(lost).toEqual([])
})
