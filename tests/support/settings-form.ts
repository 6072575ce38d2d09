import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { vi } from 'vitest'
import type { ConsoleCallName } from '#contract/console/calls'
import type { Draft, DraftChange, Held, StageRequest } from '#contract/console/drafts'
import type { StaffRole } from '#contract/console/roles'
import { locales, shippedCountries, type Country } from '#contract/locale'
import { Problem } from '#contract/problem'
import type { ConsoleApi } from '#console/api/console-api.ts'
import { ConsoleContext } from '#console/console-context.ts'
import { createConsoleRouter } from '#console/routes.tsx'
import { endingSession } from '#console/session/ending-session.ts'
import { schemaWithCountries } from '#server/tenants/schema-with-countries'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'

const schema = JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as object
const dates = locales['en-ae']!
const reem = { kind: 'staff', name: 'Reem Nasser' } as const
/** The address of a field of the configuration, as of `/theme/seed`. */
export const at = (pointer: string) => `/configuration${pointer}`

/** Fills in what the page of tests has none of; on a phone no preview stands beside the form. */
export function fillFormDom(): void {
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
}

/** Takes the form away, and what `fillFormDom` has filled in. */
export function leaveForm(): void {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
}

/** Files of the tenant; one of them goes. */
const files = [
  ...['front.png', 'how.mp4', 'mark.svg', 'ours.woff2'].map((name) => ({ name, digest: 'a'.repeat(64) })),
  { name: 'gone.png' },
].map((file) => ({ ...file, published: 'a'.repeat(64), bytes: 900, used: [] }))

/** A tenant's draft as the platform keeps it, without the platform. */
function draftOf(fields: Record<string, unknown>) {
  const changes = new Map<string, DraftChange>()
  let revision = 0
  const published = (pointer: string): Held => (pointer in fields ? { value: fields[pointer] } : {})
  const put = (pointer: string, held: Held, author: DraftChange['author']) => {
    revision += 1
    changes.set(pointer, { pointer, held, published: published(pointer), author, at: '2026-11-20T12:05:00.000Z' })
  }
  return {
    put,
    changes,
    issues: [] as Draft['issues'],
    stage({ changes: made }: StageRequest) {
      const conflicts = made.flatMap(({ pointer, expected }) => {
        const change = changes.get(pointer)
        const stands = change?.held ?? published(pointer)
        const author = change?.author ?? reem
        return JSON.stringify(stands) === JSON.stringify(expected)
          ? []
          : [{ pointer, stands, author, at: '2026-11-20T12:05:00.000Z' }]
      })
      if (conflicts.length > 0) throw new Problem('changed_elsewhere', { details: { conflicts } })
      for (const { pointer, held } of made) put(pointer, held, reem)
      return { revision }
    },
    publish(seen: number) {
      if (seen !== revision) throw new Problem('changed_elsewhere', { details: { revision } })
      for (const [pointer, { held }] of changes) fields[pointer] = held.value
      changes.clear()
      revision += 1
      return { version: 7 }
    },
    view(): Draft {
      return { revision, fields, changes: [...changes.values()], issues: this.issues }
    },
  }
}

type FormSetting = {
  role?: StaffRole
  issues?: Draft['issues']
  /** Those of the directory. */
  countries?: readonly Country[]
}

/** The console at one of its forms, in English. */
export async function openForm(
  group: string,
  fields: Record<string, unknown>,
  { role = 'editor', issues = [], countries = shippedCountries }: FormSetting = {},
) {
  const draft = draftOf({ [at('/languages')]: ['en', 'ar'], ...fields })
  draft.issues = issues
  let over: string | undefined
  const session = { id: 'reem', name: 'Reem Nasser', email: 'reem@partner.example', role, recovery_codes_left: 9 }
  const answers: Partial<Record<ConsoleCallName, (body: never) => unknown>> = {
    session: () => ({ ...session, expires_at: '2026-11-20T12:35:00.000Z' }),
    sessionState: () => ({ ...session, expires_at: '2026-11-20T12:35:00.000Z' }),
    tenantSchema: () => schemaWithCountries(schema, countries),
    files: () => ({ files }),
    draft: () => draft.view(),
    pushSetup: () => ({ public_key: 'BKey', events: [] }),
    checkPushService: () => ({ state: 'answers' }),
    stageChanges: (body) => draft.stage(body),
    publish: ({ revision }: { revision: number }) => draft.publish(revision),
    discardChange: ({ pointer }: { pointer: string }) => ({ revision: Number(draft.changes.delete(pointer)) }),
  }
  const call = vi.fn(async (name: ConsoleCallName, input?: { body?: unknown }) => {
    if (over !== undefined) throw new Problem('unauthenticated', { details: { reason: over } })
    return answers[name]!(input?.body as never)
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')
  window.history.replaceState(null, '', `/partner/sadeem/settings/${group}`)
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', language: 'en', app: '/' }
  const api = endingSession(call as unknown as ConsoleApi, queries)
  const router = createConsoleRouter('/partner/sadeem')
  const page = createElement(Toaster, null, createElement(RouterProvider, { router }))
  render(
    createElement(
      IntlContext,
      { value: intl },
      createElement(
        ConsoleContext,
        { value: { ...data, language: 'en', api, dates } },
        createElement(QueryClientProvider, { client: queries }, page),
      ),
    ),
  )
  await screen.findAllByRole('heading', { level: 2 })
  const answer = call.getMockImplementation()!
  return {
    draft,
    call,
    /** Holds up a call until it is let go. */
    holdUp: (slow: ConsoleCallName) => {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      call.mockImplementation(async (name, input) => {
        if (name === slow) await held
        return answer(name, input)
      })
      return letGo
    },
    /** Refuses a call from now on; none without a name. */
    refuse: (refused?: ConsoleCallName, problem = new Problem('offline')) =>
      void call.mockImplementation(async (name, input) => {
        if (name === refused) throw problem
        return answer(name, input)
      }),
    user: userEvent.setup(),
    end: (reason: string | undefined) => void (over = reason),
    stands: (pointer: string) => draft.changes.get(at(pointer))?.held.value,
  }
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** What stands around a field: its hints, its refusals and who changed it. */
export const partOf = (control: HTMLElement) => within(control.closest<HTMLElement>('[id^="field-"]')!)
