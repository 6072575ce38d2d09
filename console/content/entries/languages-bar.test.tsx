import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { ConsoleContext } from '../../console-context.ts'
import { SettingsContext } from '../../settings/settings-context.ts'
import { EntriesContext } from './entries-context.ts'
import { LanguagesBar } from './languages-bar.tsx'
import { readEntries } from './read-entries.ts'

afterEach(cleanup)

const at = '/banners/winter'
const shared = { [`${at}/country`]: 'ae', [`${at}/position`]: 3 }
const english = { [`${at}/content/en/title`]: 'Warm up', [`${at}/content/en/href`]: '/doctors' }
const arabic = { [`${at}/content/ar/title`]: 'تدفّأ', [`${at}/content/ar/href`]: '/clinic' }

/** The languages of a banner in an app in English and Arabic, and what is asked of the platform. */
async function open(fields: Record<string, unknown>, mayEdit = true) {
  const dates = locales['en-ae']!
  const intl = createAppIntl(dates)
  await intl.load('console', 'app', 'content')
  const api = vi.fn(async (..._call: unknown[]): Promise<unknown> => ({ revision: 2 }))
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', app: '/' }
  const contents = { fields: {}, files: [], time_zones: {}, keys: [] }
  const draft = {
    ...{ revision: 1, changes: [], issues: [] },
    fields: { '/configuration/languages': ['en', 'ar'], ...shared, ...fields },
  }
  const [entry] = readEntries(draft, 'banners')
  render(
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: 'en', api: api as never, dates }}>
        <QueryClientProvider client={new QueryClient()}>
          <SettingsContext value={{ draft, schema: {}, mayEdit }}>
            <EntriesContext value={{ page: 'banners', contents }}>
              <main tabIndex={-1} id="main">
                <LanguagesBar entry={entry!} />
              </main>
            </EntriesContext>
          </SettingsContext>
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>,
  )
  return { api, user: userEvent.setup() }
}
const changesOf = (api: { mock: { calls: unknown[][] } }) =>
  api.mock.calls.map(([name, input]) => [name, (input as { body: { changes: unknown } }).body.changes])

it('takes away all that is written in one language, and nothing else, as it was seen', async () => {
  const { api, user } = await open({ ...english, ...arabic })
  expect(screen.queryByText(/^Not written in/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Arabic' }))
  const emptied = Object.entries(arabic).map(([pointer, value]) => ({ pointer, held: {}, expected: { value } }))
  expect(changesOf(api)).toEqual([['stageChanges', emptied]])
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('says so where somebody changed it meanwhile, and keeps the button', async () => {
  const { api, user } = await open({ ...english, ...arabic })
  api.mockRejectedValueOnce(new Problem('changed_elsewhere', { details: { conflicts: [] } }))
  await user.click(screen.getByRole('button', { name: 'Remove Arabic' }))
  expect(await screen.findByText(/^Somebody else changed this meanwhile/)).toBeTruthy()
  expect(document.activeElement).not.toBe(screen.getByRole('main'))
})

it('begins a language with a copy of the English, and never takes the last one away', async () => {
  const { api, user } = await open(english)
  expect(screen.getByText('Not written in Arabic: patients read English there.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Write it in Arabic' }))
  const filled = Object.entries(english).map(([pointer, value]) => ({
    pointer: pointer.replace('/en/', '/ar/'),
    held: { value },
    expected: {},
  }))
  expect(changesOf(api)).toEqual([['stageChanges', filled]])
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
