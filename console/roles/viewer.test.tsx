import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consoleCalls, type ConsoleCallName } from '#contract/console/calls'
import type { Draft } from '#contract/console/drafts'
import { mayAct, type StaffRole } from '#contract/console/roles'
import type { ConsoleShapes } from '#contract/console/shapes'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'
import type { ConsoleApi } from '../api/console-api.ts'
import { ConsoleContext } from '../console-context.ts'
import { createConsoleRouter } from '../routes.tsx'
import { groupNames } from '../settings/group-names.ts'

const dates = locales['en-ae']!
const omar = { kind: 'staff', name: 'Omar Aziz' } as const
const at = '2026-11-20T12:05:00.000Z'
const digest = 'a'.repeat(64)
const session = {
  ...{ id: 'huda', name: 'Huda Saleh', email: 'huda@partner.example', recovery_codes_left: 8 },
  role: 'viewer',
  expires_at: '2026-11-20T12:35:00.000Z',
} as const
const seed = { pointer: '/configuration/theme/seed', held: { value: '#0d5f68' }, published: { value: '#7a1f5c' } }
const draft: Draft = {
  revision: 3,
  version: { number: 2, author: omar, at, note: '', change_count: 1 },
  fields: { '/configuration/languages': ['en', 'ar'], '/configuration/markets': ['ae'], [seed.pointer]: '#7a1f5c' },
  changes: [{ ...seed, author: omar, at }],
  issues: [],
}
const texts = { brief: 'It is booked.', details: 'Booked with {doctor}.' }
const sample = { app: 'Sadeem', doctor: 'Dr Sara Sample' }

/** Everything there is to look at, with something in each list. */
const answers: { [Name in ConsoleCallName]?: ConsoleShapes[Name]['answer'] } = {
  session,
  sessionState: session,
  draft,
  tenantSchema: JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as object,
  words: {
    ...{ languages: ['en', 'ar'], count: 1, pages: 1 },
    words: [{ id: 'home.hero.title', note: 'Heading of home.', own: { en: 'Find a doctor', ar: 'ابحث عن طبيب' } }],
    fields: {},
  },
  contents: {
    fields: {
      '/banners/flu': { country: 'ae', bpid: 'home', platform: 'web', position: 3 },
      '/banners/flu/content/en': { title: 'Flu' },
      '/highlights/walk': { published_at: at },
      '/highlights/walk/content/en': { title: 'Walking', excerpt: 'It helps.', href: '/doctors' },
      '/blocks/why/en': { kind: 'cards', heading: 'Why', items: [{ title: 'Near you' }] },
      '/blocks/document-terms/en': { kind: 'html', heading: 'Terms', html: '<p>Yes.</p>' },
    },
    ...{ files: ['front.png'], time_zones: { ae: 'Asia/Dubai' }, keys: ['why'] },
  },
  cleanMarkup: { html: '<p>Yes.</p>' },
  files: {
    files: [{ name: 'front.png', digest, published: digest, bytes: 900, used: [] }],
  },
  openPreview: { address: 'https://preview.example/a', expires_at: '2026-11-20T12:35:00.000Z' },
  history: {
    versions: [2, 1].map((number) => ({ number, author: omar, at, note: '', change_count: number })),
  },
  versionDifferences: { count: 0, differences: [] },
  pushSetup: {
    public_key: 'BKey',
    events: [
      {
        event: 'booked',
        texts: { en: texts, ar: texts, id: texts },
        placeholders: { brief: ['app'], details: ['app', 'doctor'] },
      },
    ],
    samples: { en: sample, ar: sample, id: sample },
  },
  pushFigures: { from: '2026-11-14', to: '2026-11-20', days: [] },
  usageFigures: { from: '2026-11-14', to: '2026-11-20', time_zone: 'Asia/Dubai', figures: [] },
  people: {
    people: [
      { id: 'omar', name: 'Omar Aziz', email: 'omar@partner.example', role: 'owner', joined_at: at, is_own: false },
    ],
  },
  activity: { events: [] },
}

// Of which the page of tests has none; on a phone no preview stands beside the form.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
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
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
})

const soon = { timeout: 20_000 }

/** Opens a page of the console for a viewer, who may look like somebody else to a page that was open before; the calls that it makes. */
async function open(page: string, role: StaffRole = 'viewer') {
  const called: ConsoleCallName[] = []
  const api = async (name: ConsoleCallName) => {
    called.push(name)
    if (!mayAct('viewer', consoleCalls[name].role as 'viewer')) throw new Problem('forbidden')
    if (!(name in answers)) throw new Error(`no answer to ${name}`)
    return name === 'session' || name === 'sessionState' ? { ...session, role } : answers[name]
  }
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')
  window.history.replaceState(null, '', `/partner/sadeem${page}`)
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', language: 'en', app: '/' }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: 'en', api: api as unknown as ConsoleApi, dates }}>
        <QueryClientProvider client={queries}>
          <Toaster>
            <RouterProvider router={createConsoleRouter('/partner/sadeem')} />
          </Toaster>
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>,
  )
  // The first page of a file waits for its code to be read.
  await vi.waitFor(() => expect(document.querySelector('main h1')).not.toBeNull(), soon)
  return { main: within(screen.getByRole('main')), called }
}

const look = /^You can look at everything here\. To change it you need the role of an editor/
const pages: [string, RegExp][] = [
  ...['', ...groupNames.map(({ group }) => `/settings/${group}`)].map((page): [string, RegExp] => [page, look]),
  ...['words', 'banners', 'articles', 'documents', 'blocks'].map((part): [string, RegExp] => [
    `/content/${part}`,
    look,
  ]),
  ['/content/banners/flu', look],
  ['/content/blocks/why', look],
  ['/content/documents/document-terms', look],
  ['/files', look],
  ['/preview', look],
  ['/history', look],
  ['/people', /^Owners invite and remove people\.$/],
  ['/activity', /^Owners can download it\.$/],
]

it.each(pages)('reads on %s once that they may look only, and no button there is refused', async (page, sentence) => {
  const user = userEvent.setup()
  const { main, called } = await open(page)
  expect(await main.findAllByText(sentence, {}, soon)).toHaveLength(1)
  await vi.waitFor(() => expect(main.queryByText('Loading')).toBeNull(), soon)
  for (const summary of document.querySelectorAll('main summary')) await user.click(summary)
  const buttons = [...document.querySelectorAll('main button')]
  for (const button of buttons) await user.click(button)
  expect(called.filter((name) => !mayAct('viewer', consoleCalls[name].role as 'viewer'))).toEqual([])
  const acts = /^(?:Publish|Discard|Undo|Remove|Add|Go back|Replace|Upload|Save|Use ours)/
  expect(buttons.filter(({ textContent }) => acts.test(textContent))).toEqual([])
})

it('of the figures may all be read and kept, and the own sign-in changed', async () => {
  for (const page of ['/figures', '/my-sign-in']) {
    const { called } = await open(page)
    expect(called.filter((name) => !mayAct('viewer', consoleCalls[name].role as 'viewer'))).toEqual([])
    cleanup()
  }
})

it('who was made a viewer meanwhile reads at the button that their role does not allow it', async () => {
  const user = userEvent.setup()
  const { main, called } = await open('/settings/look', 'editor')
  const refused = /^Your role does not allow this/
  await user.click(await main.findByRole('button', { name: 'Publish' }, soon))
  expect((await main.findByText(refused, {}, soon)).closest('section')?.querySelector('button')).toBe(
    main.getByRole('button', { name: 'Discard' }),
  )
  await user.type(await main.findByLabelText('Name of the app (English)', {}, soon), 'Sadeem')
  await user.tab()
  await vi.waitFor(() => expect(main.getAllByText(refused)).toHaveLength(2), soon)
  expect(called).toContain('stageChanges')
})
