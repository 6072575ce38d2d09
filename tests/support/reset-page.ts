import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { vi } from 'vitest'
import { locales } from '#contract/locale'
import { selectScreen } from '#machines/password-reset/password-reset.selectors'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { CodeStep } from '#src/pages/password-reset/code-step.tsx'
import { DoneStep } from '#src/pages/password-reset/done-step.tsx'
import { MailedStep } from '#src/pages/password-reset/mailed-step.tsx'
import { openReset } from '#src/pages/password-reset/open-reset.ts'
import { UpdateStep } from '#src/pages/password-reset/password-reset-page.tsx'
import { PhoneStep } from '#src/pages/password-reset/phone-step.tsx'
import { ResetContext, useResetSelector } from '#src/pages/password-reset/reset-context.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { codeSent } from './booking.ts'

/** The number that is typed as 050 123 4567. */
export const number = { phone: '501234567', country_code: '971' }
export const tenant = 'reset'

/** A device that has kept nothing, and what the page of tests has none of. */
export async function readyDevice(): Promise<void> {
  Element.prototype.scrollIntoView = vi.fn()
  window.scrollTo = vi.fn()
  globalThis.ResizeObserver ??= class {
    observe() {}
    disconnect() {}
    unobserve() {}
  }
  await tenantStorage(tenant).clear()
}

/** The calls of a reset, each answered at once. */
export function calls() {
  const later = new Date(Date.now() + 600_000).toISOString()
  return {
    sendCode: vi.fn(async (_body: unknown) => ({ ...codeSent, expires_at: later, resend_at: later })),
    verifyResetCode: vi.fn(async (_body: unknown) => ({ token_reset_password: 'right-1', expires_at: later })),
    sendResetLink: vi.fn(async (_body: unknown) => ({ sent: true, expires_at: later })),
    checkResetLink: vi.fn(async (_body: unknown) => ({ valid: true, expires_at: later })),
    resetPasswordByToken: vi.fn(async (_body: unknown) => ({ updated: true })),
    resetPasswordByPhone: vi.fn(async (_body: unknown) => ({ updated: true })),
    signInByPhone: vi.fn(async (_body: unknown) => ({
      PatientID: 'layla',
      phone: '+971501234567',
      idToken: 'bearer',
      refreshToken: 'refresh',
      expiresIn: 900,
    })),
  }
}

/** The steps of a reset on this device, at the one that it has kept; by phone alone, or `orEmail`. */
export async function openPage(account = calls(), { orEmail = false } = {}) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'reset', 'code', 'problem')
  const queryClient = new QueryClient()
  const init = { capabilities: { email: orEmail }, settings: { whitelabel_configs: { markets: ['ae'] } } }
  const apis = async () => ({ account, settleClock: async () => undefined })
  const app = { tenant, locale, intl, init, queryClient, apis, basePath: '', keyInUrl: false } as unknown as AppContext
  const reset = await openReset(app)
  function Steps() {
    const step = useResetSelector(selectScreen)
    const Step = { forget: PhoneStep, mailed: MailedStep, confirm: CodeStep, update: UpdateStep, success: DoneStep }[
      step
    ]
    return createElement(Step)
  }
  const steps = createElement(ResetContext, { value: reset }, createElement(Steps))
  render(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(AppProvider, { value: app }, createElement(IntlContext, { value: intl }, steps)),
    ),
  )
  const user = userEvent.setup()
  return {
    ...{ account, reset, user },
    field: (label: string) => screen.getByLabelText<HTMLInputElement>(label),
    press: (name: string) => user.click(screen.getAllByRole('button', { name })[0]!),
    sees: (heading: string) => screen.findByRole('heading', { level: 1, name: heading }),
  }
}

type Page = Awaited<ReturnType<typeof openPage>>

/** Of which the code is on its way. */
export async function atCode(account = calls()): Promise<Page> {
  const page = await openPage(account)
  await page.user.type(page.field('Mobile phone'), '050 123 4567')
  await page.press('Text me the code')
  await page.sees('Enter the code')
  return page
}

/** Of which the code was right. */
export async function atPassword(account = calls()): Promise<Page> {
  const page = await atCode(account)
  await page.user.type(page.field('Code'), '684213')
  await page.sees('Choose a new password')
  return page
}

/** What a field is described by: its error where there is one. */
export const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
