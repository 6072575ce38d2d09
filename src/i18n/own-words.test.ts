import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { areaOf } from '#contract/console/word-areas'
import { languages } from '#contract/locale'
import { notes } from './notes.ts'
import { allWords, ownWords } from './own-words.ts'
import { wordIssues } from './word-issues.ts'

it.each(languages)('every text of the app in %s is written as one that reads the same', async (language) => {
  const [compiled, written] = [await allWords(language), await ownWords(language)]
  expect(Object.keys(written).length).toBeGreaterThan(1000)
  const read = Object.fromEntries(
    Object.entries(written).map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  )
  expect(read).toEqual(compiled)
  expect(await wordIssues(language, compiled)).toEqual([])
})

it('every text of the app has a note, and a part of the app in which it is found', async () => {
  const ids = Object.keys(await ownWords('en'))
  expect(ids.filter((id) => !notes[id])).toEqual([])
  expect([...new Set(ids.filter((id) => areaOf(id) === 'other').map((id) => id.split('.')[0]))]).toEqual([])
})
