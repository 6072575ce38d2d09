import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { ConsoleContext } from '../console-context.ts'
import { Preview } from './preview.tsx'

// Of which the page of tests has none.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The app with a draft in its frame, in a console of that locale, and what the page there says. */
async function open({ locale = 'en-ae', markets = ['ae'] } = {}) {
  const dates = locales[locale]!
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')
  const api = async () => ({ address: '/partner/sadeem/preview/ticket', expires_at: '2026-11-20T12:35:00.000Z' })
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale, app: '/' }
  const draft = {
    ...{ revision: 1, changes: [], issues: [] },
    fields: { '/configuration/languages': ['en', 'ar'], '/configuration/markets': markets },
  }
  const queries = new QueryClient()
  const view = (revision: number) => (
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: dates.language, api, dates }}>
        <QueryClientProvider client={queries}>
          <Preview draft={{ ...draft, revision }} />
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>
  )
  const { rerender } = render(view(1))
  const frame = await screen.findByTitle<HTMLIFrameElement>(/./)
  const hear = (news: object, source: Window | null = frame.contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data: news })))
  return { hear, change: (revision: number) => rerender(view(revision)), user: userEvent.setup() }
}
const isLoading = () => screen.queryAllByText('The preview is loading…').length
const frameNow = () => screen.getByTitle<HTMLIFrameElement>(/./).contentWindow

it('is called loading from its beginning until it is seen, and again with each change of the draft', async () => {
  const { hear, change } = await open()
  expect(isLoading()).toBe(1)
  // Nobody else's word, and no message that is none.
  hear({ preview: 'shown' }, window)
  hear({ preview: 'elsewhere?' })
  expect(isLoading()).toBe(1)
  hear({ preview: 'shown' })
  expect(isLoading()).toBe(0)
  hear({ preview: 'ready', path: '/en-ae', top: 0 })
  expect(isLoading()).toBe(0)
  change(2)
  expect(isLoading()).toBe(1)
  hear({ preview: 'ready', path: '/en-ae', top: 0 }, frameNow())
  expect(isLoading()).toBe(0)
})

it('is no longer called loading where it failed, and again once that is tried again', async () => {
  const { hear, user } = await open()
  hear({ preview: 'failed' })
  expect(isLoading()).toBe(0)
  await user.click(screen.getAllByRole('button', { name: 'Load the preview again' }).at(-1)!)
  expect(isLoading()).toBe(1)
})

it.each([
  ['its locale', 'ar-ae', ['ae'], '/ar-ae'],
  ['its language, in another country', 'ar-ae', ['sa'], '/ar-sa'],
  ['the first one, where the app has not that of the console', 'id', ['ae'], '/en-ae'],
])('begins in the language of the console: %s', async (_, locale, markets, path) => {
  await open({ locale, markets })
  expect(screen.getByTitle<HTMLIFrameElement>(/./).src).toMatch(new RegExp(`/light${path}$`))
  const choices = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)
  expect(choices).toContain(path.slice(1))
})
