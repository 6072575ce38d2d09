import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { PushSetup } from '#contract/console/push'
import { locales, type Language } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import type { ConsoleApi } from '../api/console-api.ts'
import { ConsoleContext } from '../console-context.ts'
import { SettingsContext } from '../settings/settings-context.ts'
import type { SchemaNode } from '../settings/schema-node.ts'
import { PushTexts } from './push-texts.tsx'

const schema = JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as SchemaNode
const texts = {
  en: { brief: 'It is booked.', details: 'Booked with {doctor}.' },
  ar: { brief: 'حُجز الموعد.', details: 'حُجز الموعد مع {doctor}.' },
  id: { brief: 'Sudah dipesan.', details: 'Dipesan dengan {doctor}.' },
}
const setup: PushSetup = {
  public_key: 'BKey',
  events: [{ event: 'booked', texts, placeholders: { brief: ['app'], details: ['app', 'doctor'] } }],
  samples: {
    en: { app: 'Sadeem', doctor: 'Dr Sara Sample' },
    ar: { app: 'سديم', doctor: 'د. سارة المثال' },
    id: { app: 'Sadeem ID', doctor: 'dr. Sara Contoh' },
  },
}
const warning = 'seems to name a doctor or a person: anybody who sees the lock screen reads it'

afterEach(cleanup)

/** The texts of one event, in a console of that language and for an app of those. */
async function open(language: Language, offered: Language[]) {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('console', 'app')
  const draft = {
    ...{ revision: 1, fields: { '/configuration/languages': offered }, changes: [] },
    issues: [
      {
        ...{ field: '/configuration/push_texts/booked/brief/en', within: [], severity: 'warning' as const },
        ...{ code: 'pushPerson' as const, values: {} },
      },
      {
        ...{ field: '/configuration/push_texts/booked/brief/ar', within: [], severity: 'warning' as const },
        ...{ code: 'pushReason' as const, values: {} },
      },
    ],
  }
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', app: '/' }
  render(
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language, api: (() => {}) as unknown as ConsoleApi, dates: locales['en-ae']! }}>
        <QueryClientProvider client={new QueryClient()}>
          <SettingsContext value={{ draft, schema, mayEdit: true }}>
            <PushTexts setup={setup} named="" />
          </SettingsContext>
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>,
  )
}
/** What the lock screens say. */
const shown = () =>
  [...new Set(screen.getAllByRole('figure').map((figure) => figure.querySelector('[lang]')))].map((screenOf) => [
    screenOf?.getAttribute('lang'),
    within(screenOf as HTMLElement)
      .getAllByRole('paragraph')
      .at(-1)?.textContent,
  ])

it('says once, at its field, what a text says too much', async () => {
  await open('en', ['en', 'ar'])
  expect(await screen.findAllByText(warning)).toHaveLength(1)
  expect(screen.getByText(warning).closest('[id^="field-"]')?.id).toBe('field-configuration-push_texts-booked-brief-en')
  expect(screen.getAllByText(/^seems to name/)).toHaveLength(2)
})

it.each([
  ['the language of the console', 'ar', ['en', 'ar'], ['ar', texts.ar.brief]],
  ['the first of the app, where that has none in the console’s', 'id', ['ar', 'en'], ['en', texts.en.brief]],
] as const)('previews begin with %s', async (_, language, offered, expected) => {
  await open(language, [...offered])
  expect(shown()).toEqual([expected, expected, expected])
})

it('has our own texts below the fields in their own direction', async () => {
  await open('en', ['en', 'ar'])
  const [english, arabic] = (['en', 'ar'] as const).map(
    (of) => screen.getAllByText(texts[of].brief, { selector: 'bdi' })[0],
  )
  expect([english?.dir, arabic?.dir, arabic?.lang]).toEqual(['ltr', 'rtl', 'ar'])
})

it('previews change to the language that is chosen', async () => {
  await open('ar', ['en', 'ar', 'id'])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Indonesian' }))
  expect(shown()[0]).toEqual(['id', texts.id.brief])
})
