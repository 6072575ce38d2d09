import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConsoleCallName } from '#contract/console/calls'
import type { FigureByDay } from '#contract/console/usage-figures'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import type { ConsoleApi } from '../api/console-api.ts'
import { ConsoleContext } from '../console-context.ts'
import { createConsoleRouter } from '../routes.tsx'

const dates = locales['en-ae']!
const [first, second] = ['2026-11-25', '2026-11-26']
const counted: FigureByDay[] = [
  { figure: 'visits', total: 1205, is_rounded: true, days: [{ day: first, count: 1203 }, { day: second }] },
  { figure: 'bookings', total: 12, is_rounded: false, days: [{ day: second, count: 12 }] },
  { figure: 'bookings_by_source', source: 'poster', total: 7, is_rounded: false, days: [{ day: second, count: 7 }] },
  { figure: 'left_at_code', is_rounded: false, days: [{ day: second }] },
]

beforeEach(() => void (Element.prototype.scrollIntoView = () => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

/** Opens the page of figures as somebody who may only read. */
async function open(figures: FigureByDay[]) {
  const expires = { expires_at: '2026-11-26T12:00:00.000Z' }
  const session = { id: 'r', name: 'Reem', email: 'reem@partner.example', role: 'viewer', recovery_codes_left: 9 }
  const answers: Partial<Record<ConsoleCallName, unknown>> = {
    session: { ...session, ...expires },
    sessionState: { ...session, ...expires },
    draft: { revision: 1, fields: {}, changes: [], issues: [] },
    usageFigures: { from: '2026-11-20', to: second, time_zone: 'Asia/Dubai', figures },
    usageFile: 'day,figure',
  }
  const call = vi.fn(async (name: ConsoleCallName, _input?: unknown) => answers[name])
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')
  window.history.replaceState(null, '', '/partner/sadeem/figures')
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', app: '/' }
  render(
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: 'en', api: call as unknown as ConsoleApi, dates }}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <RouterProvider router={createConsoleRouter('/partner/sadeem')} />
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>,
  )
  await screen.findByText(/^How your app is used/)
  return { call, user: userEvent.setup() }
}
const rowsOf = (table: string) =>
  [...screen.getByRole('region', { name: table }).querySelectorAll('tr')].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  )

it('shows each figure with its meaning, as a chart and the same as a table, and no small number', async () => {
  await open(counted)
  expect(screen.getByText(/^How your app is used.*Dubai time.*below 5/)).toBeTruthy()
  expect(screen.getByText(/^A visit begins when/)).toBeTruthy()
  expect(rowsOf('Visits by day')).toEqual([
    ['Day', 'In a browser', 'From the home screen', 'Installed'],
    ['Wed 25 Nov', '1,203', '0', '0'],
    ['Thu 26 Nov', 'under 5', '0', '0'],
    ['Together', 'about 1,205', '0', '0'],
  ])
  expect(rowsOf('Bookings by source by day')).toEqual([
    ['Day', 'All bookings', 'No source', 'poster', 'Rare sources'],
    ['Thu 26 Nov', '12', '0', '7', '0'],
    ['Together', '12', '0', '7', '0'],
  ])
  expect(rowsOf('Where bookings end by day').at(-1)).toEqual(['Together', '0', '0', 'under 5', '0', '0'])
  // Seven days of three things, the smallest number as tall as any other that is not shown.
  const chart = screen.getByRole('img', { name: /^Visits by day/ })
  expect(chart.querySelectorAll('rect')).toHaveLength(21)
  expect(screen.queryByRole('region', { name: 'Searches without a result by day' })).toBeNull()
  expect(screen.getAllByText('None in these days.')).toHaveLength(2)
})

it('asks for other days, and stores what is shown as a file', async () => {
  const { call, user } = await open(counted)
  await user.click(screen.getByRole('button', { name: '7 days' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith('usageFigures', { query: { days: '7' } }))
  URL.createObjectURL = () => 'blob:figures'
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(saved).toEqual(['sadeem-figures.csv']))
  expect(call).toHaveBeenCalledWith('usageFile', { query: { days: '7' } })
})

it('says so where nothing was counted', async () => {
  await open([])
  expect(screen.getByRole('heading', { name: 'Nothing was counted in these days' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
