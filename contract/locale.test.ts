import { describe, expect, it } from 'vitest'
import { countries, locales, offeredLocales, weekendOf } from './locale.ts'

describe('the locales', () => {
  it('are English and Arabic in the Gulf and its neighbours, and no Arabic in India and Pakistan [T06] [T07]', () => {
    expect(Object.keys(locales)).toEqual([
      ...['ae', 'sa', 'eg', 'bh', 'om', 'kw', 'qa', 'jo', 'le', 'tu'].flatMap((country) => [
        `en-${country}`,
        `ar-${country}`,
      ]),
      ...['en-in', 'en-pk', 'id', 'en'],
    ])
  })

  it('a tenant offers are those of its markets in its languages, whatever else it asks for [T06] [T10]', () => {
    const offered = offeredLocales(['pk', 'sa', 'id'], ['ar', 'en'])
    expect(offered.map(({ prefix }) => prefix)).toEqual(['en-pk', 'en-sa', 'ar-sa', 'en'])
  })

  it('name calendar and digits, so that no device guesses them', () => {
    for (const { intl, language } of Object.values(locales)) {
      const { calendar, numberingSystem, locale } = new Intl.DateTimeFormat(intl).resolvedOptions()
      expect([intl, calendar, numberingSystem, locale.slice(0, 2)]).toEqual([intl, 'gregory', 'latn', language])
    }
    expect([locales['ar-le']?.intl, locales['en-tu']?.intl]).toEqual([
      'ar-LB-u-ca-gregory-nu-latn',
      'en-TR-u-ca-gregory-nu-latn',
    ])
  })

  it('start their week on Monday in Indonesia, on Sunday in English, and as the country says where it does [K06]', () => {
    const starts = (...prefixes: string[]) => prefixes.map((prefix) => locales[prefix]?.weekStart)
    expect(starts('id', 'en')).toEqual([1, 1])
    expect(starts('en-in', 'en-pk')).toEqual([7, 7])
    expect(starts('en-ae', 'ar-ae', 'ar-sa', 'en-sa', 'ar-eg', 'en-kw')).toEqual([1, 1, 7, 7, 6, 6])
  })

  it('know the weekend of every country', () => {
    const onFridays = countries.filter((country) => weekendOf(country).join() === '5,6')
    expect(onFridays).toEqual(['sa', 'eg', 'bh', 'om', 'kw', 'qa', 'jo'])
    for (const country of countries) expect(weekendOf(country)).toHaveLength(2)
  })
})
