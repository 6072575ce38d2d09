import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeProblem } from '../rows/problem-log.ts'
import { indexFiles } from './index-files.ts'
import { mostDepth } from './read/parse-json.ts'
import { mostLineBytes } from './read/read-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'patientweb-fhir-index-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function problemsOf(file: string, content: string | object) {
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  const problems: string[] = []
  await indexFiles(folder, [file], '2026-11-27', (problem) => problems.push(describeProblem(problem)))
  return problems
}

const bundle = (more: object) => ({ resourceType: 'Bundle', type: 'searchset', entry: [], ...more })
const deep = `{"resourceType": "Location", "id": "a", "x": ${'['.repeat(mostDepth)}${']'.repeat(mostDepth)}}`

it.each([
  [
    'a page of a search',
    bundle({ link: [{ relation: 'next', url: 'https://a.example/?page=2' }] }),
    [
      'a.json Bundle link "https://a.example/?page=2": expected a whole list: this is one page of a search, and there is a next one',
    ],
  ],
  [
    'a history',
    bundle({ type: 'history' }),
    ['a.json Bundle type "history": expected a Bundle of type collection, transaction, batch, searchset'],
  ],
  [
    'an entry with nothing',
    bundle({ entry: [{ fullUrl: 'urn:uuid:1' }] }),
    ['a.json Bundle entry[0].resource: expected a resource'],
  ],
  ['what is to be deleted', bundle({ entry: [{ request: { method: 'DELETE', url: 'Location/1' } }] }), []],
  [
    'no id',
    { resourceType: 'Location', name: 'A' },
    ['a.json Location/ id: expected an id, or a Bundle entry with a fullUrl'],
  ],
  [
    'another version by its elements',
    { resourceType: 'PractitionerRole', id: 'r', availability: [] },
    ['a.json PractitionerRole/r availability: expected FHIR R4; a later version has this element'],
  ],
  [
    'another version by its server',
    bundle({ entry: [{ resource: { resourceType: 'CapabilityStatement', fhirVersion: '5.0.0' } }] }),
    [
      'a.json CapabilityStatement fhirVersion "5.0.0": expected FHIR R4, 4.0.1',
      'note: CapabilityStatement "1": expected a type of resource that is read; so many are left out',
    ],
  ],
  [
    'an element of another type',
    { resourceType: 'PractitionerRole', id: 'r', availableTime: [{ allDay: true }, { daysOfWeek: ['mon', 2] }] },
    [
      'a.json PractitionerRole/r availableTime[1].daysOfWeek[1] "2": expected what FHIR R4 has there: it must be string',
    ],
  ],
  ['too many levels', deep, [expect.stringContaining(`expected at most ${mostDepth} levels within each other`)]],
  [
    'half a file',
    '{"resourceType": "Bundle", "entry": [',
    [expect.stringContaining('expected one JSON object, whole')],
  ],
])('says of a file with %s what is wrong', async (_, content, expected) => {
  expect(await problemsOf('a.json', content)).toEqual(expected)
})

it('says which line of a bulk export is wrong, and reads the next one', async () => {
  const place = (name: string) => JSON.stringify({ resourceType: 'Location', id: 'a', name })
  const long = ' '.repeat(mostLineBytes + 1)
  const lines = [place('One'), 'no JSON', '', '{"id": "b"}', long, place('One'), place('Two')]
  expect(await problemsOf('b.ndjson', lines.join('\n'))).toEqual([
    'b.ndjson:2 "no JSON": expected one JSON object, whole: a resource in each line',
    'b.ndjson:4: expected a resource of FHIR, with a resourceType',
    `b.ndjson:5: expected at most ${mostLineBytes} bytes in a line`,
    'b.ndjson:7 Location/a: expected each resource once; another with this id says something else',
  ])
})
