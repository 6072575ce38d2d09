import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ImportProblem } from '../rows/problem.ts'
import { readTable } from './read-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'patientweb-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(content: string | Uint8Array) {
  const problems: ImportProblem[] = []
  const path = join(folder, 'insurers.csv')
  writeFileSync(path, content)
  const rows = []
  for await (const { line, cells } of readTable(path, 'insurers.csv', 'insurers', (problem) => problems.push(problem)))
    rows.push({ line, cells })
  return { rows, problems }
}

const whole = { id: 'A', name_en: 'Demo Health', name_ar: 'صحة', name_id: 'Sehat', countries: 'ae; sa' }
const header = 'id,name_en,name_ar,name_id,countries'
const row = 'A,Demo Health,صحة,Sehat,ae; sa'

describe('a CSV file', () => {
  it.each([
    ['commas', `${header}\n${row}\n`],
    [
      'semicolons, a byte order mark and lines of Windows',
      `\ufeff${header.replaceAll(',', ';')}\r\nA;Demo Health;صحة;Sehat;"ae; sa"\r\n`,
    ],
    ['tabs', `${header.replaceAll(',', '\t')}\n${row.replaceAll(',', '\t')}`],
    ['quotation marks', `${header}\n"A","Demo Health","صحة","Sehat","ae; sa"`],
    ['names of columns as people write them', `ID, Name EN *,name-ar,Name_ID,COUNTRIES\n${row}`],
  ])('is read with %s', async (_, text) => {
    expect(await read(text)).toEqual({ rows: [{ line: 2, cells: whole }], problems: [] })
  })

  it('is read below a title, past blank rows and explanations, and knows the line of each row', async () => {
    const text = `Our insurers,,,,\n${header}\n# needed,needed,,,needed\n,,,,\n\n${row}\n"B","Two\nlines",,,ae\nC,Last,,,sa`
    const { rows, problems } = await read(text)
    expect(rows.map(({ line, cells }) => [line, cells['id'], cells['name_en']])).toEqual([
      [6, 'A', 'Demo Health'],
      [7, 'B', 'Two\nlines'],
      [9, 'C', 'Last'],
    ])
    expect(problems).toEqual([])
  })

  it('loses marks of direction, unbroken spaces and the apostrophe before a formula', async () => {
    const { rows } = await read(`${header}\n\u200f A\u200e ,\u00a0Demo\u00a0Health ,\u202bصحة\u202c,'+Sehat,ae; sa`)
    expect(rows[0]?.cells).toEqual({ ...whole, name_id: '+Sehat' })
  })

  it.each([
    [
      'a column that is misspelt',
      `id,nmae_en,name_ar,name_id,countries\n${row}`,
      { line: 1, column: 'nmae_en', expected: expect.stringContaining('"name_en"') },
    ],
    [
      'a column that is missing',
      `id,name_en,name_ar,name_id\nA,B,C,D`,
      { line: 1, column: 'countries', expected: expect.stringContaining('a column countries') },
    ],
    [
      'a column that is there twice',
      `${header},id\n${row},A`,
      { line: 1, column: 'id', expected: expect.stringContaining('twice') },
    ],
    [
      'more cells than columns',
      `${header}\nA,Demo, Health,صحة,Sehat,ae`,
      { line: 2, value: 'ae', expected: expect.stringContaining('quotation marks') },
    ],
    [
      'a quotation mark that is never closed',
      `${header}\n"A,B,C\n${row}`,
      { expected: expect.stringContaining('closing quotation mark') },
    ],
    [
      'no names of columns',
      `A,Demo Health\nB,Other`,
      { line: 1, expected: expect.stringContaining('names of the columns') },
    ],
    ['nothing at all', '', { line: 0, expected: expect.stringContaining('names of the columns') }],
    [
      'another encoding',
      new Uint8Array([...Buffer.from(`${header}\nA,`), 0xe9, 0x2c, 0x0a]),
      { expected: expect.stringContaining('UTF-8') },
    ],
  ])('says of %s what was expected', async (_, text, problem) => {
    const { problems } = await read(text)
    expect(problems).toContainEqual(expect.objectContaining({ file: 'insurers.csv', ...problem }))
  })

  it('with lists in its cells is still read by the delimiter of its header', async () => {
    const { rows, problems } = await read(`${header}\nA,Demo Health,صحة,Sehat,ae; sa; eg; bh; om; kw; qa`)
    expect({ countries: rows[0]?.cells['countries'], problems }).toEqual({
      countries: 'ae; sa; eg; bh; om; kw; qa',
      problems: [],
    })
  })

  it('notes a column that it does not know and leaves it out', async () => {
    const { rows, problems } = await read(`${header},fax\n${row},042`)
    expect(rows).toHaveLength(1)
    expect(problems).toEqual([expect.objectContaining({ column: 'fax', isWarning: true })])
  })
})
