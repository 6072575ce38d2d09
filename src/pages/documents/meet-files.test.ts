import { expect, it } from 'vitest'
import type { DocumentFile } from '#contract/documents'
import { meetFiles } from './meet-files.ts'

const file = (id: string): DocumentFile => ({ id, name: `${id}.pdf`, media_type: 'application/pdf', bytes: id.length })
const files = (ids: string) => [...ids].map(file)

it.each([
  ['added elsewhere is in it', { kept: 'ab', known: 'ab', stored: 'abc' }, { kept: 'abc', known: 'abc' }],
  ['removed elsewhere is not', { kept: 'ab', known: 'ab', stored: 'b' }, { kept: 'b', known: 'b' }],
  ['taken out here stays out', { kept: 'a', known: 'ab', stored: 'abc' }, { kept: 'ac', known: 'abc' }],
  ['put in here stays in', { kept: 'ax', known: 'a', stored: 'ac' }, { kept: 'axc', known: 'ac' }],
  ['saved meanwhile is there once', { kept: 'ax', known: 'a', stored: 'ax' }, { kept: 'ax', known: 'ax' }],
])('a file that was %s [C43]', (_what, { kept, known, stored }, met) => {
  expect(meetFiles({ kept: files(kept), known: [...known] }, files(stored))).toEqual({
    kept: files(met.kept),
    known: [...met.known],
  })
})
