import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ConsoleCallName } from '#contract/console/calls'
import type { TenantContents } from '#contract/console/contents'
import type { Draft, Held, StageRequest } from '#contract/console/drafts'
import { locales } from '#contract/locale'
import { issueView } from '#server/console/draft-wire'
import { sanitiseHtml } from '#server/content/sanitise'
import { checkTenant } from '#server/tenants/check-tenant'
import { contentScope } from '#server/tenants/clean-tenant'
import { issuesOf } from '#server/tenants/drafts/draft-issues'
import type { Contents } from '#server/tenants/fields/contents'
import { fieldsOf, withChanges } from '#server/tenants/fields/fields'
import { findField } from '#server/tenants/fields/find-field'
import { sayIssue } from '#server/tenants/say-issue'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { tricks } from '#tests/support/hostile/tricks'
import { assetFacts, wholeFile } from '#tests/support/hostile/whole-file'
import type { ConsoleApi } from './api/console-api.ts'
import { ConsoleContext } from './console-context.ts'
import { EntriesContext } from './content/entries/entries-context.ts'
import { EntryForm } from './content/entries/entry-form.tsx'
import type { EntriesPage } from './content/entries/kinds.ts'
import { readEntries } from './content/entries/read-entries.ts'
import { WordCard } from './content/words/word-card.tsx'
import { EntryField } from './settings/entry-field.tsx'
import { fieldId } from './settings/find-entry.ts'
import { groupNames } from './settings/group-names.ts'
import { groups } from './settings/groups.ts'
import { IssueSummary } from './settings/issue-summary.tsx'
import type { SchemaNode } from './settings/schema-node.ts'
import { SettingsContext } from './settings/settings-context.ts'
import { shownSections } from './settings/shown-sections.ts'

const schema = JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as SchemaNode
const files = [...assetFacts].map(([name, size]) => ({ name, digest: 'a'.repeat(64), ...size }))
/** Of what is the same several times the first: each form has each of its controls, and each text a second language somewhere. */
const isTried = (pointer: string) =>
  !/^\/configuration\/(?:sellers\/(?!ae\/)|push_texts\/(?!booked\/))/.test(pointer) &&
  !/^\/(?:blocks\/(?!(?:header|footer|hero|video|document-terms)\/)|banners\/(?!shown\/))/.test(pointer) &&
  !(pointer.startsWith('/configuration/') ? pointer.endsWith('/id') : /\/(?:ar|id)\//.test(pointer))
const every: Contents = { file: wholeFile(), files }
const whole = withChanges(every, [
  ...[...fieldsOf(every).keys()].filter((pointer) => !isTried(pointer)).map((pointer) => [pointer, {}] as const),
  ['/configuration/languages', { value: ['en', 'ar'] }],
  ['/configuration/markets', { value: ['ae'] }],
])
const fields = fieldsOf(whole)
const contents: TenantContents = { fields: {}, files: files.map(({ name }) => name), time_zones: {}, keys: [] }
const scope = contentScope(whole.file, new Set(contents.files))
const word = { id: 'home.heading.specialities', note: '', own: { en: 'Specialities' } }

/** What the calls stored last in each field. */
const staged = new Map<string, Held>()
const answers: Partial<Record<ConsoleCallName, (body: never) => unknown>> = {
  files: () => ({ files: files.map((file) => ({ ...file, published: file.digest, bytes: 900, used: [] })) }),
  cleanMarkup: ({ html }: { html: string }) => ({ html: sanitiseHtml(html, scope) }),
  stageChanges({ changes }: StageRequest) {
    for (const { pointer, held } of changes) staged.set(pointer, held)
    return { revision: 1 }
  },
}
const api = (async (name: ConsoleCallName, input?: { body?: unknown }) =>
  answers[name]!(input?.body as never)) as unknown as ConsoleApi

const intl = createAppIntl(locales['en-ae']!)
beforeEach(async () => {
  await Promise.all(['console', 'content', 'issues'].map((name) => intl.load(name, 'app')))
  staged.clear()
})
afterEach(cleanup)

/** The draft of some changes, with what the check of the tenant says of it. */
function draftOf(changes: ReadonlyMap<string, Held>): Draft {
  const changed = withChanges(whole, changes)
  return {
    ...{ revision: 1, fields: Object.fromEntries(fields) },
    changes: [...changes].map(([pointer, held]) => ({
      ...{ pointer, held, published: { value: fields.get(pointer) } },
      ...{ author: { kind: 'staff', name: 'Reem Nasser' }, at: '2026-11-20T12:05:00.000Z' },
    })),
    issues: issuesOf(checkTenant(changed.file, assetFacts), changed).map(issueView),
  }
}

const pages = ['banners', 'articles', 'documents', 'blocks'] as const satisfies EntriesPage[]

/** Every form of the console with every field of a draft in it. */
function Forms({ draft }: { draft: Draft }) {
  return (
    <SettingsContext value={{ draft, schema, mayEdit: true }}>
      <IssueSummary draft={draft} />
      {groupNames.flatMap(({ group }) =>
        shownSections(groups[group], draft)
          .flatMap(({ entries }) => entries)
          .map((entry) => <EntryField key={entry.at} entry={entry} />),
      )}
      {pages.map((page) => (
        <EntriesContext key={page} value={{ page, contents }}>
          {readEntries(draft, page).map(({ name }) => (
            <EntryForm key={name} name={name} />
          ))}
        </EntriesContext>
      ))}
      <WordCard word={word} languages={['en', 'ar', 'id']} />
    </SettingsContext>
  )
}

async function show(draft: Draft) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const data = { tenant: 'hostile', brand: 'Hostile', home: '/partner/hostile', locale: 'en-ae', app: '/' }
  const routeTree = createRootRoute({ component: () => <Forms draft={draft} /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await act(async () => {
    render(
      <IntlContext value={intl}>
        <ConsoleContext value={{ ...data, language: 'en', api, dates: locales['en-ae']! }}>
          <QueryClientProvider client={queries}>
            <Toaster>
              <RouterProvider router={router} />
            </Toaster>
          </QueryClientProvider>
        </ConsoleContext>
      </IntlContext>,
    )
    await router.load()
  })
}

/** Values go through inputs of texts as a browser lets them: cut to the length that the input says. */
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea')]
const typed = ({ maxLength }: HTMLInputElement, text: string) => (maxLength > 0 ? text.slice(0, maxLength) : text)
const errorsOf = ({ issues }: Draft) => issues.filter(({ severity }) => severity === 'error')
const fieldAt = (pointer: string) => document.getElementById(fieldId(pointer))

/** What acts, and no page of the console has. */
const acting = 'script, iframe, object, embed, base, math, foreignObject, [onload], [onerror], [onmouseover], [onfocus]'
const leading = () =>
  [...document.querySelectorAll('[href], [src], [style]')]
    .flatMap((element) => ['href', 'src', 'style'].map((name) => element.getAttribute(name) ?? ''))
    .filter((value) => /javascript:|^data:|evil\.test|expression/i.test(value))

/** In each round every field has another value, and each value other fields; in all rounds of the soak each field has had each. */
const rounds = process.env['SOAK_ROUNDS'] ? tricks.length : 1
/** Prime to the number of values, so that neighbours differ. */
const apart = 7

it.each(Array.from({ length: rounds }, (_, round) => round))(
  'says at the field, in the words of the check, what it does not take, and keeps the rest as plain text, in round %i [T02][T03][T04]',
  async (round) => {
    expect(errorsOf(draftOf(new Map()))).toEqual([])
    await show(draftOf(new Map()))
    for (const [at, input] of inputs().entries()) {
      fireEvent.change(input, { target: { value: typed(input, tricks[(at * apart + round) % tricks.length]!) } })
      fireEvent.blur(input)
    }
    // A field of several inputs is stored as often as one of them is left.
    await waitFor(() => expect(document.body.textContent).not.toContain('Saving'))
    const open = [...fields.keys()].filter(
      (pointer) => 'steps' in findField(pointer) && !pointer.startsWith('/assets/'),
    )
    // The others are chosen from what the schema names; a page of text is of one kind.
    const others = open.filter((pointer) => !staged.has(pointer) && !fieldAt(pointer)?.querySelector('select'))
    expect(others).toEqual(['/blocks/document-terms/en/kind'])

    const refused = new Set<string>()
    for (;;) {
      const draft = draftOf(staged)
      cleanup()
      await show(draft)
      expect([document.querySelectorAll(acting).length, leading()]).toEqual([0, []])
      const errors = errorsOf(draft)
      if (errors.length === 0) break
      for (const { field, ...finding } of errors) {
        // Sentences are in a file of their own.
        await waitFor(() =>
          expect([field, fieldAt(field)?.textContent]).toEqual([field, expect.stringContaining(sayIssue(finding))]),
        )
        expect([field, staged.has(field)]).toEqual([field, true])
        refused.add(field)
      }
      for (const field of refused) staged.delete(field)
    }
    for (const field of strict) expect(refused).toContain(`/configuration${field}`)
    for (const [pointer, { value }] of staged)
      if (typeof value === 'string')
        expect([
          pointer,
          fieldAt(pointer)?.querySelector<HTMLInputElement>('input:not([type="color"]), textarea')?.value,
        ]).toEqual([pointer, value])
  },
  120_000,
)

/** Fields that take none of them. */
const strict = [
  '/theme/seed',
  '/login_url',
  '/content_hosts',
  '/booking_rules/window_days',
  '/logo_svg',
  '/video/url_template',
]
