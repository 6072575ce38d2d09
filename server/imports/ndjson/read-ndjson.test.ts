import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { KindName } from '../kinds/kind-names.ts'
import type { ImportProblem } from '../rows/problem.ts'
import { mostLineBytes } from './read-lines.ts'
import { readNdjson } from './read-ndjson.ts'

const folder = mkdtempSync(join(tmpdir(), 'patientweb-ndjson-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(kind: KindName, content: string | Uint8Array) {
  const problems: ImportProblem[] = []
  const path = join(folder, `${kind}.ndjson`)
  writeFileSync(path, content)
  const rows = []
  for await (const { line, cells, faults } of readNdjson(path, 'file.ndjson', kind, (each) => problems.push(each)))
    rows.push({ line, cells, faults })
  return { rows, problems }
}

const insurer = { id: 'A', name_en: 'Demo Health', name_ar: 'صحة', countries: ['ae', 'sa'] }
const json = JSON.stringify(insurer)
const cells = { id: 'A', name_en: 'Demo Health', name_ar: 'صحة', countries: 'ae; sa' }

describe('an NDJSON file', () => {
  it.each([
    ['as it is written by machines', `${json}\n`],
    ['with a byte order mark, lines of Windows and none at the end', `\ufeff${json}\r\n\r\n  `],
    ['with lists as texts', json.replace('["ae","sa"]', '"ae; sa"')],
    ['with fields as people write them', json.replace('name_en', 'Name EN')],
    ['with marks of direction and blank entries', json.replace('"ae"', String.raw`"\u200fae ",""`)],
  ])('is read %s', async (_, text) => {
    expect(await read('insurers', text)).toEqual({ rows: [{ line: 1, cells, faults: {} }], problems: [] })
  })

  it('has the number of each line, past blank ones', async () => {
    const { rows } = await read('insurers', `\n${json}\n \n\n${json.replace('"A"', '7')}`)
    expect(rows.map(({ line, cells }) => [line, cells['id']])).toEqual([
      [2, 'A'],
      [5, '7'],
    ])
  })

  it('has numbers, true and false, nothing and lists where the columns do', async () => {
    const facility = { lat: 25.0805, lng: -0.0000005, bookable: false, organisation: null, payment: ['cash', 'card'] }
    const { rows } = await read('facilities', JSON.stringify(facility))
    expect(rows[0]).toMatchObject({
      cells: { lat: '25.0805', lng: '-0.000000500000000', bookable: 'no', organisation: '', payment: 'cash; card' },
      faults: {},
    })
    const hours = await read('hours', '{"practitioner": 12, "days": [1, "wed-fri"], "kinds": []}')
    expect(hours.rows[0]?.cells).toEqual({ practitioner: '12', days: '1; wed-fri', kinds: '' })
  })

  it.each<[string, KindName, string, string, { value: string; expected: string }]>([
    ['a number for a text', 'insurers', '{"name_en": 5}', 'name_en', { value: '5', expected: 'a text in quotation' }],
    ['a phone as a number', 'facilities', '{"phone": 45550101}', 'phone', { value: '45550101', expected: 'a text' }],
    ['true for a number', 'services', '{"minutes": true}', 'minutes', { value: 'true', expected: 'a whole number' }],
    ['decimals in a fee', 'services', '{"fee": 99.125}', 'fee', { value: '99.125', expected: 'number, such as 350' }],
    ['an id with lost digits', 'plans', '{"id": 12345678901234567890}', 'id', { value: '123', expected: '15 digits' }],
    ['a number for yes or no', 'roles', '{"callable": 1}', 'callable', { value: '1', expected: 'true or false' }],
    ['a time as a number', 'hours', '{"from": 9}', 'from', { value: '9', expected: 'such as "09:00"' }],
    ['an object', 'plans', '{"name": {"en": "Gold"}}', 'name', { value: '{…}', expected: 'a text' }],
    ['a list for one value', 'plans', '{"name": ["Gold"]}', 'name', { value: '[Gold]', expected: 'no list' }],
    ['a list in a list', 'insurers', '{"countries": [["ae"]]}', 'countries', { value: '[…]', expected: 'nothing but' }],
    [
      'a separator in an entry',
      'practitioners',
      '{"topics": ["Fear; panic", "Sleep"]}',
      'topics',
      { value: '[Fear; panic, Sleep]', expected: 'no semicolons' },
    ],
    [
      'a field twice',
      'plans',
      '{"name": "Gold", "Name": "Red"}',
      'name',
      { value: 'Red', expected: 'each field once' },
    ],
  ])('keeps of %s what was expected, for its column', async (_, kind, text, column, { value, expected }) => {
    const { rows } = await read(kind, text)
    expect(rows[0]?.faults).toEqual({ [column]: expect.stringContaining(expected) })
    expect(rows[0]?.cells[column]).toContain(value)
  })

  it('does not take names within a nested value for fields that are there twice', async () => {
    const { rows } = await read('plans', '{"id": "P", "insurer": {"id": "I"}}')
    expect(Object.keys(rows[0]?.faults ?? {})).toEqual(['insurer'])
  })

  it.each([
    ['no JSON', '{"id": "B",}', { line: 2, value: '{"id": "B",}', expected: 'one JSON object' }],
    ['a line that was cut off', '{"id": "B", "name', { line: 2, value: '{"id": "B", "name', expected: 'whole' }],
    ['a list', '[{"id": "B"}]', { line: 2, value: '[{"id": "B"}]', expected: 'one JSON object' }],
    ['a text', '"B"', { line: 2, value: '"B"', expected: 'one JSON object' }],
    ['nothing', 'null', { line: 2, value: 'null', expected: 'one JSON object' }],
    ['a long line', ' '.repeat(mostLineBytes + 1), { line: 2, value: '', expected: `${mostLineBytes} bytes` }],
    ['another encoding', Buffer.from([0x22, 0xe9, 0x22]), { line: 2, value: '', expected: 'UTF-8' }],
    ['a misspelt field', '{"nmae_en": 5}', { line: 2, column: 'nmae_en', value: '5', expected: '"name_en"' }],
  ])('reports %s and reads the lines around it', async (_, line, { expected, ...at }) => {
    const content = Buffer.concat([`${json}\n`, line, `\n${json}\n`].map((part) => Buffer.from(part)))
    const { rows, problems } = await read('insurers', content)
    expect(problems).toEqual([
      { file: 'file.ndjson', column: '', ...at, expected: expect.stringContaining(expected) as string },
    ])
    expect(rows.map((row) => row.line)).toEqual('column' in at ? [1, 2, 3] : [1, 3])
  })

  it('reads a line of the greatest length over many pieces of the file', async () => {
    const long = json.replace('Demo Health', 'x'.repeat(mostLineBytes - Buffer.byteLength(json) + 'Demo Health'.length))
    const { rows, problems } = await read('insurers', `${long}\n${json}`)
    expect({ lines: rows.map(({ line }) => line), problems }).toEqual({ lines: [1, 2], problems: [] })
  })

  it('notes each field that it does not know once, and leaves it out', async () => {
    const { rows, problems } = await read('insurers', `{"id": "A", "fax": 42}\n{"id": "B", "fax": 43}`)
    expect(rows.map((row) => row.cells)).toEqual([{ id: 'A' }, { id: 'B' }])
    expect(problems).toEqual([expect.objectContaining({ line: 1, column: 'fax', value: '42', isWarning: true })])
  })

  it('does not hide everything for an empty file, and takes one where there may be none', async () => {
    expect((await read('facilities', '\n')).problems).toEqual([
      expect.objectContaining({ file: 'file.ndjson', line: 0, expected: expect.stringContaining('a row') }),
    ])
    expect((await read('exceptions', '')).problems).toEqual([])
  })
})
