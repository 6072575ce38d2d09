import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { putDeviceIn } from '#tests/support/device-zone'
import { useOwnTime } from './use-own-time.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00.000Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What is said on a device in a zone of a visit in Dubai, or elsewhere. */
async function said(zone: string, start: string | undefined, facility = 'Asia/Dubai'): Promise<string | null> {
  putDeviceIn(zone)
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app')
  const app = { tenant: 'zones', locale, intl } as unknown as AppContext
  const { result } = renderHook(() => useOwnTime(start, facility), {
    wrapper: ({ children }) => (
      <AppProvider value={app}>
        <IntlContext value={intl}>{children}</IntlContext>
      </AppProvider>
    ),
  })
  await act(() => intl.load('zone'))
  return result.current
}

it.each([
  ['2026-11-24T00:20:00.000Z', 'America/New_York', 'today at 19:20'],
  ['2026-11-23T19:20:00.000Z', 'Asia/Tokyo', 'tomorrow at 04:20'],
  ['2026-11-25T05:20:00.000Z', 'Europe/London', 'Wed 25 Nov at 05:20'],
  ['2027-10-31T01:30:00.000Z', 'Europe/Berlin', 'Sun 31 Oct at 02:30 GMT+1'],
])('%s in Dubai is, on a device in %s, %s', async (start, zone, own) => {
  expect(await said(zone, start)).toBe(`This device is in another time zone: there it will be ${own}.`)
})

it.each([
  ['a device in the same zone', 'Asia/Dubai', '2026-11-24T00:20:00.000Z'],
  ['a device in another zone with the same time', 'Asia/Muscat', '2026-11-24T00:20:00.000Z'],
  ['a visit that has begun', 'Europe/London', '2026-11-23T09:59:00.000Z'],
  ['no time', 'Europe/London', undefined],
])('nothing is said of %s', async (_, zone, start) => {
  expect(await said(zone, start)).toBeNull()
})

it('two clocks that show the same time on two days are told apart', async () => {
  const own = await said('Pacific/Honolulu', '2026-11-24T00:20:00.000Z', 'Pacific/Kiritimati')
  expect(own).toMatch(/there it will be today at 14:20\.$/)
})

it('nothing is said of a time that both clocks show, though only one of them shows it twice', async () => {
  expect(await said('Africa/Lagos', '2027-10-31T01:30:00.000Z', 'Europe/Berlin')).toBeNull()
})
