import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DatesTimes } from '#contract/availability'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { DayChips } from './day-chips.tsx'
import { DayTimes } from './day-times.tsx'

afterEach(cleanup)

const timeZone = 'Europe/Berlin'
const pick = vi.fn()

async function open(now: string, dates: DatesTimes['dates']) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care')
  const app = { locale, intl, init: { settings: { whitelabel_configs: {} } } } as unknown as AppContext
  render(
    <AppProvider value={app}>
      <IntlContext value={intl}>
        <DayChips {...{ dates, timeZone }} now={new Date(now)} value={dates[0]!.date} onChange={() => {}} />
        <DayTimes starts={dates[0]!.times} timeZone={timeZone} value={undefined} onChange={pick} />
      </IntlContext>
    </AppProvider>,
  )
}
const chips = () => screen.getAllByRole('button', { name: /free times?$/ }).map(({ textContent }) => textContent)

it('late before the short day, tomorrow is that day and no other', async () => {
  // Half past eleven in the evening: a day of 24 hours later it is Monday.
  await open('2027-03-27T22:30:00.000Z', [
    { date: '2027-03-28', times: ['2027-03-28T09:00:00.000Z'] },
    { date: '2027-03-29', times: ['2027-03-29T09:00:00.000Z'] },
  ])
  expect(chips()).toEqual(['Tomorrow28', 'Mon29'])
})

it('early on the long day, the next one is tomorrow', async () => {
  // Half past midnight: 24 hours later it is still that day.
  await open('2027-10-30T22:30:00.000Z', [
    { date: '2027-10-31', times: ['2027-10-31T10:00:00.000Z'] },
    { date: '2027-11-01', times: ['2027-11-01T10:00:00.000Z'] },
  ])
  expect(chips()).toEqual(['Today31', 'Tomorrow1'])
})

it('times that a clock shows alike are told apart, and the one that is pressed is chosen', async () => {
  const times = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z', '2027-10-31T02:30:00.000Z']
  await open('2027-10-20T10:00:00.000Z', [{ date: '2027-10-31', times }])
  const group = screen.getByRole('group', { name: 'Morning' })
  expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    ...['02:30 GMT+2', '02:30 GMT+1', '03:30'],
  ])
  screen.getByRole('button', { name: /GMT\+1/ }).click()
  expect(pick).toHaveBeenCalledExactlyOnceWith(times[1])
})
