import { expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { createFormat } from '#src/i18n/create-format.ts'
import { minorMoney } from './minor-money.ts'

const say = (prefix: string, amount: number, currency: string, digits: number) => {
  const locale = locales[prefix]
  if (!locale) throw new Error(`no locale ${prefix}`)
  return minorMoney(locale, createFormat(createAppIntl(locale)), { amount, currency, digits })
}

it('writes every digit of the minor unit, in the order of the language', () => {
  expect(say('en-ae', 35_000, 'AED', 2)).toBe('AED\u00a0350.00')
  expect(say('en-ae', -1_667, 'AED', 2)).toBe('AED\u00a0-16.67')
  expect(say('en-ae', 12_005, 'KWD', 3)).toBe('KWD\u00a012.005')
  expect(say('en-ae', 7_000, 'JPY', 0)).toBe('JPY\u00a07,000')
  expect(say('id', 45_000_000, 'IDR', 2)).toBe('Rp\u00a0450.000,00')
  expect(say('ar-ae', 123_456, 'AED', 2)).toBe('1,234.56\u00a0د.إ')
  // The sign stays before its number where the text runs from the right.
  expect(say('ar-ae', -123_456, 'AED', 2)).toBe('\u200e-1,234.56\u00a0د.إ')
})
