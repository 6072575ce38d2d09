import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/testing.md'), 'utf8')
const [, section = ''] = page.split('## Ways in, and what goes wrong in them')
const [ofWays = ''] = section.split('\n## ')
const cells = [...ofWays.matchAll(/^\| (?!way|-)[^|]+\|(.+)\|$/gm)].map(([, row = '']) => row.split('|'))
const shown = [...ofWays.matchAll(/^(\d+)\. `(.+?)`: (.+)$/gm)].map(([, number, file, title]) => ({
  number,
  file,
  title,
}))
const reasons = [...ofWays.matchAll(/\b([a-e])\) [A-Z]/g)].map(([, letter]) => letter)

const files = ['machines', 'src', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((file) => join(root, folder, file)),
)

describe('the table of ways in', () => {
  it('has an answer in each cell, which is a test of its list or a reason', () => {
    expect(cells).toHaveLength(12)
    const known = [...shown.map(({ number }) => number), ...reasons]
    for (const row of cells) {
      expect(row).toHaveLength(9)
      for (const cell of row) for (const part of cell.trim().split(', ')) expect(known).toContain(part)
    }
  })

  it('names nothing in its list that no cell has', () => {
    const used = cells.flat().flatMap((cell) => cell.trim().split(', '))
    expect(shown.filter(({ number = '' }) => !used.includes(number))).toEqual([])
  })

  it.each(shown)('names a test that is there: $number, $title', ({ file, title = '' }) => {
    const found = files.filter((path) => basename(path) === file)
    expect(found.map((path) => readFileSync(path, 'utf8')).filter((text) => text.includes(title))).toHaveLength(1)
  })
})
