import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { DayCalendar } from './day-calendar.tsx'
import * as css from './day-calendar.css.ts'
import { DayChips } from './day-chips.tsx'

const choose = vi.fn()
afterEach(cleanup)
afterEach(() => choose.mockReset())

type Configuration = Pick<ClientConfiguration, 'second_calendar'>
/** One time on the first day, two on the next, three on the last. */
const dates = ['2026-11-24', '2026-11-25', '2026-12-02'].map((date, index) => ({
  date,
  times: ['06:00', '06:30', '07:00'].slice(0, index + 1).map((time) => `${date}T${time}:00Z`),
}))

async function open(prefix: string, configuration: Configuration = {}) {
  const locale = locales[prefix]!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care')
  const app = { locale, intl, init: { settings: { whitelabel_configs: configuration } } } as unknown as AppContext
  render(
    <AppProvider value={app}>
      <IntlContext value={intl}>
        <DayChips
          dates={dates}
          timeZone="Asia/Riyadh"
          now={new Date('2026-11-01T06:00:00Z')}
          value="2026-11-24"
          onChange={() => {}}
        />
        <DayCalendar dates={dates} value="2026-11-24" onChange={choose} />
      </IntlContext>
    </AppProvider>,
  )
  return screen.getByRole('grid')
}

describe('the calendar of days', () => {
  it.each([
    ['id', ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']],
    ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
    ['en-in', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
    ['en-ae', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
    ['ar-sa', ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س']],
    ['ar-eg', ['س', 'ح', 'ن', 'ث', 'ر', 'خ', 'ج']],
  ])('in %s begins its weeks where they begin there [K06]', async (prefix, names) => {
    const grid = await open(prefix)
    const heads = [...grid.querySelectorAll('thead th')].map((head) => head.textContent)
    expect(heads).toEqual(names)
    // 24 November 2026 is a Tuesday, and stands under its name.
    const day = within(grid).getByText('24', { selector: 'td *' })
    const column = [...day.closest('tr')!.children].indexOf(day.closest('td')!)
    expect(column).toBe(names.findIndex((name) => ['Tue', 'Sel', 'ث'].includes(name)))
  })

  it.each([
    ['en-sa', '14 Jumada II 1448\u00a0AH', 'Jumada I – Jumada II 1448'],
    ['ar-sa', '14 جمادى الآخرة 1448\u00a0هـ', 'جمادى الأولى – جمادى الآخرة 1448'],
  ])('in %s shows Hijri days beside the others where the tenant wants them', async (prefix, day, months) => {
    const grid = await open(prefix, { second_calendar: 'islamic-umalqura' })
    expect(screen.getByText(months)).toBeTruthy()
    expect(within(grid).getByRole('gridcell', { selected: true }).textContent).toBe('2414')
    expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toMatch(new RegExp(` · ${day} · `))
    // Who hears the cell hears both days.
    const cell = within(grid).getByRole('gridcell', { selected: true }).querySelector('[aria-label]')!
    expect(cell.getAttribute('aria-label')).toMatch(new RegExp(`2026.* · ${day} · `))
  })

  it.each([
    ['en-sa', '2414'],
    ['en-ae', '24'],
  ])('in %s shows them where the tenant wants them in that market', async (prefix, day) => {
    const grid = await open(prefix, { second_calendar: { sa: 'islamic-umalqura' } })
    expect(within(grid).getByRole('gridcell', { selected: true }).textContent).toBe(day)
  })

  it.each([
    ['en', ['23', '24', '25', '26', '27', '28', '29', '30']],
    ['en-in', ['22', '23', '24', '25', '26', '27', '28', '29', '30']],
  ])('in %s shows no week that is over', async (prefix, shown) => {
    const grid = await open(prefix)
    const cells = [...grid.querySelectorAll(`tbody td > :not(.${css.noDay}):not([data-outside-month])`)]
    expect(cells.map((cell) => cell.textContent)).toEqual(shown)
  })

  it('says of each day how many times are free, in its row and in the calendar', async () => {
    const grid = await open('en-ae')
    for (const place of [screen.getByRole('group', { name: 'Day' }), grid]) {
      expect(within(place).getByRole('button', { name: /24 November 2026.* · 1 free time$/ })).toBeTruthy()
      expect(within(place).getByRole('button', { name: /25 November 2026.* · 2 free times$/ })).toBeTruthy()
    }
    const none = within(grid).getByRole('button', { name: /26 November 2026/ })
    expect(none.getAttribute('aria-label')).not.toContain('free')
    expect(none.getAttribute('aria-disabled')).toBe('true')
  })

  it('is gone through and chosen from by keys alone, from the day that is chosen on, and never a day without a time', async () => {
    await open('en-ae')
    const user = userEvent.setup()
    const focused = () => document.activeElement?.getAttribute('aria-label')
    expect(focused()).toMatch(/24 November 2026.* · 1 free time$/)
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    expect(focused()).toMatch(/26 November 2026/)
    expect(choose).not.toHaveBeenCalled()
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('2026-11-25')
  })

  it('shows no Hijri day where the tenant does not want it', async () => {
    const grid = await open('ar-sa')
    expect(within(grid).getByRole('gridcell', { selected: true }).textContent).toBe('24')
    expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toMatch(
      /^الثلاثاء 24 نوفمبر 2026 · موعد/,
    )
  })
})
