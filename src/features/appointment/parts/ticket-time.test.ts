import { expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { createFormat } from '#src/i18n/create-format.ts'
import { ticketTime } from './ticket-time.ts'

it('says the day again only where it is today or tomorrow', async () => {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app')
  const format = createFormat(intl)
  const visit = { start: '2026-11-24T11:40:00.000Z', timeZone: 'Asia/Dubai' }
  const timeOn = (now: string | null) => ticketTime(format, visit, now === null ? null : new Date(now))
  expect(timeOn('2026-11-24T05:00:00Z')).toBe('Today, 15:40')
  expect(timeOn('2026-11-23T20:30:00Z')).toBe('Today, 15:40')
  expect(timeOn('2026-11-23T05:00:00Z')).toBe('Tomorrow, 15:40')
  expect(timeOn('2026-11-20T05:00:00Z')).toBe('15:40')
  expect(timeOn(null)).toBe('15:40')
})
