import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import type { ConsoleApi } from '../../api/console-api.ts'
import { ConsoleContext } from '../../console-context.ts'
import { SettingsContext } from '../../settings/settings-context.ts'
import { EntriesContext } from './entries-context.ts'
import { useEntryFacts } from './use-entry-facts.ts'

afterEach(cleanup)

it('names the market of a banner, not the language of the same two letters', async () => {
  const dates = locales['en-ae']!
  const intl = createAppIntl(dates)
  await Promise.all([intl.load('console', 'app'), intl.load('content', 'app')])
  const api = (async () => ({})) as unknown as ConsoleApi
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', app: '/' }
  const contents = { fields: {}, files: [], time_zones: {}, keys: [] }
  const draft = { revision: 0, fields: {}, changes: [], issues: [] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: 'en', api, dates }}>
        <SettingsContext value={{ draft, schema: {}, mayEdit: true }}>
          <EntriesContext value={{ page: 'banners', contents }}>{children}</EntriesContext>
        </SettingsContext>
      </ConsoleContext>
    </IntlContext>
  )
  const at = '/banners/winter'
  const fields = new Map([
    [`${at}/country`, 'id'],
    [`${at}/platform`, 'web'],
  ])
  const entry = { name: 'winter', at, fields, languages: [], isChanged: false, isPublished: true }
  const { result } = renderHook(() => useEntryFacts(entry), { wrapper })
  expect(result.current).toEqual(['Indonesia', 'Wide screens', '\u2068winter\u2069'])
})
