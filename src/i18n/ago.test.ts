import { expect, it } from 'vitest'
import { ago } from './ago.ts'

const now = Date.parse('2026-11-23T10:00:00.000Z')
const before = (minutes: number) => now - minutes * 60_000

it('says how long ago in its largest unit, in each language, with the digits of the page', () => {
  const inAll = (minutes: number) => ['en-AE', 'ar-AE-u-nu-latn', 'id-ID'].map((tag) => ago(tag, before(minutes), now))
  expect(inAll(5)).toEqual(['5 minutes ago', 'قبل 5 دقائق', '5 menit yang lalu'])
  expect(inAll(185)).toEqual(['3 hours ago', 'قبل 3 ساعات', '3 jam yang lalu'])
  expect(inAll(24 * 60)).toEqual(['yesterday', 'أمس', 'kemarin'])
  expect(inAll(24 * 60 * 4)).toEqual(['4 days ago', 'قبل 4 أيام', '4 hari yang lalu'])
})

it('says nothing of the last minute, and takes a clock that runs behind for now', () => {
  expect([ago('en', before(0.9), now), ago('en', before(-30), now)]).toEqual([undefined, undefined])
})
