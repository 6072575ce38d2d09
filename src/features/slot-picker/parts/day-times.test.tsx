import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { DayTimes } from './day-times.tsx'

afterEach(cleanup)

it('a time is reached and chosen by keys, and the chosen one alone is said to be', async () => {
  const locale = locales['ar-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care')
  const choose = vi.fn()
  const starts = ['2026-11-24T05:00:00.000Z', '2026-11-24T05:30:00.000Z', '2026-11-24T13:00:00.000Z']
  render(
    <AppProvider value={{ locale, intl } as unknown as AppContext}>
      <IntlContext value={intl}>
        <DayTimes starts={starts} timeZone="Asia/Dubai" value={starts[1]} onChange={choose} />
      </IntlContext>
    </AppProvider>,
  )
  const times = screen.getAllByRole('button')
  expect(times.map((time) => time.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  const user = userEvent.setup()
  for (const time of times) {
    await user.tab()
    expect(document.activeElement).toBe(time)
  }
  await user.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith(starts[2])
})
