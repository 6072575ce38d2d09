import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { AxiosError } from 'axios'
import { createElement, type ReactNode } from 'react'
import type { Account } from '#contract/account'
import type { FieldProblem, ProblemCode } from '#contract/problem'
import type { ClientConfiguration } from '#contract/tenant'
import { createApis } from '#src/api/apis.ts'
import { createApp } from '#src/app/create-app.ts'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { screenTable, type Screen } from '#src/routes/screen-table.ts'
import { parseSearch, stringifySearch } from '#src/routes/search.ts'
import { givenConsents } from '#src/session/given-consents.ts'
import { sessionStore, type GuestProof } from '#src/session/session-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { Toaster } from '#src/ui/toast.tsx'

/** What the platform answers a call with: a value, a refusal, no network, or nothing yet. */
export type Answer =
  | { data: unknown }
  | { refused: ProblemCode; status?: number; details?: unknown; fields?: FieldProblem[] }
  | 'offline'
  | 'pending'
/** By method and path, for example `GET /account`; a function is asked each time, with the call’s query, headers and body. */
export type Answers = Record<string, Answer | ((call: Called) => Answer)>
type Called = { query: string; headers: Readonly<Record<string, string>>; body: string | undefined }

export const account: Account = {
  UserableID: 'u-1',
  PatientID: 'p-1',
  first_name: 'Layla',
  last_name: 'Farouk',
  phone: '501234567',
  country_code: '971',
  email_verified: false,
  phone_verified: true,
  has_password: true,
  percentage: 40,
  missing: ['birthday', 'gender'],
  consents: givenConsents().map((consent) => ({ ...consent, given_at: '2026-11-23T06:00:00.000Z' })),
  suspended_to_book: false,
}

const ownTenant = 'own-pages'

/** What lets an own page find its way: the test DOM has no modal dialogs, no scrolling and no sizes. */
export function fillTestDom(): void {
  Element.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

/** Takes the pages away and what this device has kept of them, once nothing is on its way to it any more: a copy takes four turns of the store. */
export async function forgetOwnPages(): Promise<void> {
  cleanup()
  const storage = tenantStorage(ownTenant)
  for (let turn = 0; turn < 5; turn += 1) await storage.entries('')
  await storage.clear()
}

type Shown = {
  at: Screen
  /** What its address asks for, as `?do=move`. */
  search?: string
  /** What its address names. */
  params?: Readonly<Record<string, string>>
  answers: Answers
  /** Another than that of most tests: a page's outbox is that of the first page of its tenant. */
  tenant?: string
  configuration?: Partial<ClientConfiguration>
  /** What the platform can beside what every page needs. */
  capabilities?: Partial<AppContext['init']['capabilities']>
  /** Which version of the app it is. */
  build?: string
  /** Nobody is signed in. */
  isGuest?: true
  /** A guest, whose phone is proven. */
  guestProof?: GuestProof
}

/** An app whose platform answers so, and what it was asked. */
export function appWith({
  answers,
  configuration,
  capabilities,
  build,
  tenant = ownTenant,
}: Pick<Shown, 'answers' | 'configuration' | 'capabilities' | 'build' | 'tenant'>) {
  const asked: string[] = []
  const apis = createApis({
    origin: 'https://own.example',
    basePath: '',
    dispatch: async ({ method, path, headers, body }) => {
      const call = `${method} ${path.replace(/^\/api\/\w+/, '').replace(/\?.*/, '')}`
      asked.push(call)
      const scripted = answers[call] ?? { refused: 'not_found', status: 404 }
      const answer =
        typeof scripted === 'function' ? scripted({ query: /\?(.*)/.exec(path)?.[1] ?? '', headers, body }) : scripted
      if (answer === 'pending') return new Promise(() => {})
      if (answer === 'offline') throw new AxiosError('Network Error')
      const isRefused = 'refused' in answer
      return {
        status: isRefused ? (answer.status ?? 403) : 200,
        headers: { 'content-type': 'application/json' },
        body: isRefused
          ? { code: answer.refused, message: '', details: answer.details, fields: answer.fields }
          : answer,
      } as never
    },
  })
  const app = createApp(
    {
      tenant,
      basePath: '',
      keyInUrl: false,
      origin: 'https://own.example',
      locale: 'en-ae',
      init: {
        capabilities: { demo: false, holds: true, ...capabilities },
        settings: {
          whitelabel_configs: { markets: ['ae'], languages: ['en', 'ar'], external_pages: [], ...configuration },
        },
      } as unknown as AppContext['init'],
      countries: [],
      ...(build !== undefined && { build }),
    },
    () => Promise.resolve(apis),
  )
  return { app, asked }
}

/** Shows a page of a signed-in patient's own, or of a guest, at its address. */
export async function showOwnPage(
  page: ReactNode,
  { at, search = '', params = {}, isGuest, guestProof, ...platform }: Shown,
) {
  const { app, asked } = appWith(platform)
  const patient = { id: 'p-1', idToken: 'b', refreshToken: 'r', expiresAt: '2999-01-01' }
  const session = sessionStore(app.tenant)
  await (isGuest || guestProof ? session.remove() : session.keepPatient(patient))
  if (guestProof) await session.keepGuestProof(guestProof)
  const { page: folder = at, catalogues = [folder] } = screenTable[at]
  await app.intl.load('app', 'states', ...catalogues)
  const root = createRootRoute()
  const own = createRoute({
    getParentRoute: () => root,
    path: '/$locale',
    component: () => createElement(Toaster, null, page),
    staticData: { page: { screen: at, params, catalogues: [] } },
  })
  const router = createRouter({
    routeTree: root.addChildren([own]),
    history: createMemoryHistory({ initialEntries: [`/en-ae${search}`] }),
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) =>
      createElement(
        AppProvider,
        { value: app },
        createElement(
          QueryClientProvider,
          { client: app.queryClient },
          createElement(IntlContext, { value: app.intl }, children),
        ),
      ),
  })
  await router.load()
  return { ...render(createElement(RouterProvider, { router })), app, asked, router }
}
