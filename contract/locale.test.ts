import { describe, expect, it } from 'vitest'
import { countryOf, isLocalePrefix, localeIn, locales, offeredLocales, shippedCountries } from './locale.ts'
import { weekStartOf } from './week-start.ts'
import { weekendOf } from './weekend.ts'

describe('the locales', () => {
  it('are English and Arabic in the Gulf and its neighbours, and no Arabic in India and Pakistan [T06] [T07]', () => {
    const prefixes = offeredLocales(shippedCountries, ['en', 'ar', 'id']).map(({ prefix }) => prefix)
    expect(prefixes).toEqual([
      ...['ae', 'sa', 'eg', 'bh', 'om', 'kw', 'qa', 'jo', 'le', 'tu'].flatMap((country) => [
        `en-${country}`,
        `ar-${country}`,
      ]),
      ...['en-in', 'en-pk', 'id', 'en'],
    ])
    for (const prefix of prefixes) expect([isLocalePrefix(prefix), locales[prefix]?.prefix]).toEqual([true, prefix])
  })

  it('are English in every other country, and Arabic where it is spoken', () => {
    expect(locales['en-my']).toEqual({
      ...{ prefix: 'en-my', language: 'en', country: 'my', direction: 'ltr' },
      intl: 'en-MY-u-ca-gregory-nu-latn',
    })
    expect(locales['ar-ma']).toMatchObject({ language: 'ar', country: 'ma', direction: 'rtl' })
    expect([locales['ar-my'], localeIn('my', 'ar'), localeIn('id', 'ar')]).toEqual([undefined, undefined, undefined])
    expect(localeIn('id', 'en')).toEqual(locales['en'])
  })

  it.each(['ar', 'id-my', 'en-id', 'en-lb', 'en-tr', 'en-MY', 'en-mys', 'en_my', 'constructor', '__proto__', ''])(
    'are none at %s',
    (prefix) => {
      expect(locales[prefix]).toBeUndefined()
      expect(isLocalePrefix(prefix)).toBe(false)
    },
  )

  it('have the countries of ISO 3166 by their codes, and two by others', () => {
    expect(['MY', 'lb', 'TR', 'ae', 'AED', '', '12'].map(countryOf)).toEqual([
      ...['my', 'le', 'tu', 'ae'],
      ...[undefined, undefined, undefined],
    ])
  })

  it('a tenant offers are those of its markets in its languages, whatever else it asks for [T06] [T10]', () => {
    const offered = offeredLocales(['pk', 'sa', 'id'], ['ar', 'en'])
    expect(offered.map(({ prefix }) => prefix)).toEqual(['en-pk', 'en-sa', 'ar-sa', 'en'])
  })

  it('name calendar and digits, so that no device guesses them', () => {
    for (const { intl, language } of offeredLocales([...shippedCountries, 'my', 'ma'], ['en', 'ar', 'id'])) {
      const { calendar, numberingSystem, locale } = new Intl.DateTimeFormat(intl).resolvedOptions()
      expect([intl, calendar, numberingSystem, locale.slice(0, 2)]).toEqual([intl, 'gregory', 'latn', language])
    }
    expect([locales['ar-le']?.intl, locales['en-tu']?.intl]).toEqual([
      'ar-LB-u-ca-gregory-nu-latn',
      'en-TR-u-ca-gregory-nu-latn',
    ])
  })

  it('start their week on Monday in Indonesia, on Sunday in English, and as the country says where it does [K06]', () => {
    const starts = (...prefixes: string[]) => prefixes.map((prefix) => weekStartOf(locales[prefix]!.country))
    expect(starts('id', 'en')).toEqual([1, 1])
    expect(starts('en-in', 'en-pk')).toEqual([7, 7])
    expect(starts('en-ae', 'ar-ae', 'ar-sa', 'en-sa', 'ar-eg', 'en-kw')).toEqual([1, 1, 7, 7, 6, 6])
    expect(starts('en-my', 'ar-ma', 'en-us', 'ar-dz', 'en-mv')).toEqual([1, 1, 7, 6, 5])
  })

  it('know the weekend of every country', () => {
    const onFridays = shippedCountries.filter((country) => weekendOf(country).join() === '5,6')
    expect(onFridays).toEqual(['sa', 'eg', 'bh', 'om', 'kw', 'qa', 'jo'])
    for (const country of shippedCountries) expect(weekendOf(country)).toHaveLength(2)
    expect(['my', 'ma', 'dz', 'ug', 'us'].map((country) => weekendOf(country).join())).toEqual([
      '6,7',
      '6,7',
      '5,6',
      '7',
      '6,7',
    ])
  })
})
