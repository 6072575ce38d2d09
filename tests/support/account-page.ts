import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ReactNode } from 'react'
import { vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { AccountPage } from '#src/pages/account/account-page.tsx'
import { showViewer } from '#src/session/use-viewer.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { codeSent } from './booking.ts'

export const tenant = 'entry'
/** What is typed into the first field where a test says nothing else. */
export const email = 'layla@example.org'
/** The time in so many seconds. */
export const inFuture = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** A device that has kept nothing, whose browser knows passkeys. */
export async function readyDevice(): Promise<void> {
  Element.prototype.scrollIntoView = vi.fn()
  window.scrollTo = vi.fn()
  vi.stubGlobal('PublicKeyCredential', class {})
  await tenantStorage(tenant).clear()
  sessionStorage.clear()
}

/** Takes the page away, and whoever has signed in by it. */
export function leavePage(): void {
  cleanup()
  showViewer({ kind: 'nobody' })
  vi.unstubAllGlobals()
}

const tenantsOwn = { markets: ['ae'], name: { en: 'Sadeem', ar: 'سديم' }, content_hosts: ['members.sadeem.example'] }

/** The page by which one signs in, at its first step, or as a reload at the address `at` finds it; each call is answered at once. */
export async function openPage({ login_url = '/account', typed = email, at = '' } = {}) {
  const account = {
    sendEmailCode: vi.fn(async (_: unknown) => ({ ...codeSent, expires_at: inFuture(600), resend_at: inFuture(30) })),
    verifyEmailCode: vi.fn(async (_: unknown) => ({ email_token: 'proof', expires_at: inFuture(600) })),
    signInByToken: vi.fn(async (_: unknown) => Promise.reject(new Problem('account_not_found'))),
    signUp: vi.fn(async (_: unknown): Promise<unknown> => new Promise(() => undefined)),
    signIn: vi.fn(async (_: unknown): Promise<unknown> => new Promise(() => undefined)),
    signInByPhone: vi.fn(async (_: unknown): Promise<unknown> => new Promise(() => undefined)),
  }
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'account', 'agreements', 'code', 'device', 'person', 'problem')
  const queryClient = new QueryClient()
  const capabilities = { email: true, passkeys: true, social: ['google', 'facebook'] }
  const init = { capabilities, settings: { whitelabel_configs: { ...tenantsOwn, login_url } } }
  const apis = async () => ({ account, settleClock: async () => undefined })
  const app = { tenant, locale, intl, init, queryClient, apis, basePath: '', keyInUrl: false } as unknown as AppContext
  const history = createMemoryHistory({ initialEntries: ['/en-ae/doctors', at || '/en-ae/account/sign-in'] })
  const root = createRootRoute()
  const routeOf = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const routeTree = root.addChildren([
    // As in the app each step's address has a route of its own, and others lead away from the page.
    ...['sign-in', 'verify', 'sign-up'].map((section) => routeOf(`$locale/account/${section}`, AccountPage)),
    routeOf('$', () => null),
  ])
  const router = createRouter({ routeTree, history })
  const page = createElement(RouterProvider, { router: router as never })
  render(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(AppProvider, { value: app }, createElement(IntlContext, { value: intl }, page)),
    ),
  )
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const sees = (heading: string) => screen.findByRole('heading', { level: 1, name: heading })
  const box = () => screen.getByLabelText<HTMLInputElement>('Mobile phone or email')
  if (!at) {
    await sees('Sign in or join')
    await user.type(box(), typed)
  }
  return {
    ...{ account, history, user, press, sees, box },
    address: () => history.location.href,
    async toCode() {
      await press('Continue')
      await sees('Enter the code')
    },
    async toPassword() {
      await press('Use your password')
      await sees('Your password')
    },
  }
}

export const alert = async () => (await screen.findByRole('alert')).textContent ?? ''
/** What a field or a button is described by. */
export const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
/** Of all buttons, in their order. */
export const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
