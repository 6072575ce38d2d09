import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { issueMessages } from './codes.ts'

/** All of the code that finds something wrong with a tenant. */
const code = ['server', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.messages)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)

it('lists no code that nothing finds', () => {
  const used = new Set(code.flatMap((text) => [...text.matchAll(/'(\w+)'/g)].map(([, word]) => word)))
  expect(Object.keys(issueMessages).filter((name) => !used.has(name))).toEqual([])
})

it('keeps every sentence under the id of its code, of which there is one', () => {
  const ids = Object.entries(issueMessages).map(([name, { id }]) => [name, id])
  expect(ids).toEqual(Object.keys(issueMessages).map((name) => [name, `issues.${name}`]))
  const files = readdirSync('contract/issues').filter((file) => file.endsWith('.messages.ts'))
  const listed = files.flatMap(
    (file) => readFileSync(join('contract/issues', file), 'utf8').match(/^ {2}\w+: \{$/gm) ?? [],
  )
  expect(listed).toHaveLength(ids.length)
})
