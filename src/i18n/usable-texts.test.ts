import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { usableTexts } from './usable-texts.ts'

const usable = async (texts: Record<string, string>) =>
  Object.keys(await usableTexts('en', Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))))

const plain = 'app.day.today'
const withValues = 'app.locale.button'
const withPlural = 'care.slotPicker.serviceOption'

describe('the words of a tenant', () => {
  it('are used where they say no more than the app can fill in [C03]', async () => {
    expect(
      await usable({
        [plain]: 'This very day',
        [withValues]: '{language} in {country}',
        [withPlural]: '{name}: {minutes, plural, one {# min} other {# mins}} for {fee}',
      }),
    ).toEqual([plain, withValues, withPlural])
    // Saying less breaks nothing; a number may stand without its plural.
    expect(await usable({ [withValues]: 'Where you are', [withPlural]: '{name} ({minutes})' })).toHaveLength(2)
  })

  it.each([
    ['a value that nobody gives', { [plain]: 'Today, {name}' }],
    ['a value as a number that is a word', { [withValues]: '{country, number}' }],
    ['a value as a date that is a word', { [withValues]: '{language, date, short} {country}' }],
    ['a plural over a word', { [withValues]: '{country, plural, other {#}}' }],
    ['a tag that the view does not draw', { [plain]: '<b>Today</b>' }],
    ['a value where the view draws a tag', { [withValues]: '<country>here</country>' }],
    ['a value hidden in a branch', { [withPlural]: '{minutes, plural, one {{nothing}} other {{name}}}' }],
    ['a message the app does not have', { 'app.day.never': 'Never', 'nowhere.at.all': 'x', constructor: 'x' }],
  ])('are the app’s own instead of %s [C03]', async (_what, texts) => {
    expect(await usable(texts as Record<string, string>)).toEqual([])
  })
})
