import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { ConsoleCallName } from '#contract/console/calls'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { ConsoleContext } from '../console-context.ts'
import { ChangeList } from '../draft/change-list.tsx'
import { Invitations } from '../people/invitations.tsx'
import { EntryField } from './entry-field.tsx'
import { groups } from './groups.ts'
import { withHints } from './hints/with-hints.ts'
import type { SchemaNode } from './schema-node.ts'
import { SettingsContext } from './settings-context.ts'

afterEach(cleanup)

const schema = withHints(JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as SchemaNode)
const link = 'https://sadeem.example/partner/sadeem/invitation#token'
const at = '2026-11-20T12:05:00.000Z'
const omar = { kind: 'staff', name: 'Omar Aziz' } as const

/** A part of the console in Arabic, around a draft. */
async function show(part: React.ReactNode, fields: Record<string, unknown> = {}) {
  const dates = locales['ar-ae']!
  const intl = createAppIntl(dates)
  await intl.load('console', 'app', 'content', 'hints')
  const invitation = { id: 'i', email: 'huda@sadeem.example', role: 'viewer', expires_at: at, is_over: false }
  const answers: Partial<Record<ConsoleCallName, unknown>> = {
    invitations: { invitations: [] },
    files: { files: [] },
    invite: { invitation, link },
  }
  const api = async (name: ConsoleCallName) => answers[name]
  const data = { tenant: 'sadeem', brand: 'سديم', home: '/partner/sadeem', locale: 'ar-ae', app: '/' }
  const draft = { revision: 1, fields, changes: [], issues: [] }
  render(
    <div dir="rtl" lang="ar">
      <IntlContext value={intl}>
        <ConsoleContext value={{ ...data, language: 'ar', api: api as never, dates }}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <Toaster>
              <SettingsContext value={{ draft, schema, mayEdit: true }}>{part}</SettingsContext>
            </Toaster>
          </QueryClientProvider>
        </ConsoleContext>
      </IntlContext>
    </div>,
  )
}

/** The nearest direction that an element is given. */
const directionOf = (element: Element) => element.closest('[dir]')?.getAttribute('dir')

it('are written from the left in fields of the Arabic console, and in what stands below them', async () => {
  const addresses = {
    '/login_url': 'https://sadeem.example/login',
    '/homepage_url': '/',
    '/content_hosts': ['a.example'],
  }
  const entries = groups.addresses.flatMap((section) => section.entries).filter((entry) => entry.at in addresses)
  const tiles = groups.pages.flatMap((section) => section.entries).filter((entry) => entry.at.endsWith('url_template'))
  const fields = Object.fromEntries(Object.entries(addresses).map(([at, value]) => [`/configuration${at}`, value]))
  const room = groups.rules.flatMap((section) => section.entries).filter((entry) => entry.at === '/video/url_template')
  const all = [...entries, ...tiles, ...room]
  await show(
    all.map((entry) => <EntryField key={entry.at} entry={entry} />),
    fields,
  )
  const inputs = [...document.querySelectorAll('input')]
  expect(inputs.length).toBeGreaterThanOrEqual(all.length)
  // "auto" goes by what is typed, which an address begins from the left.
  expect(inputs.map((input) => input.dir).filter((dir) => dir !== 'ltr' && dir !== 'auto')).toEqual([])
  expect(screen.getByText('{room}').closest('bdi')?.dir).toBe('ltr')
})

it('are kept apart from the Arabic sentences of the list of changes', async () => {
  const pointer = '/configuration/login_url'
  const change = {
    pointer,
    held: { value: '/doctors' },
    published: { value: 'https://old.example/' },
    author: omar,
    at,
  }
  await show(<ChangeList changes={[change]} />)
  const words = document.querySelector('li')?.textContent
  for (const address of ['/doctors', 'https://old.example/']) expect(words).toContain(`\u2068${address}\u2069`)
})

it('of an invitation that is handed over are written from the left', async () => {
  const user = userEvent.setup()
  await show(<Invitations />)
  await user.type(await screen.findByRole('textbox'), 'huda@sadeem.example')
  await user.click(within(document.querySelector('form')!).getAllByRole('button').at(-1)!)
  expect(directionOf(await screen.findByText(link))).toBe('ltr')
})
