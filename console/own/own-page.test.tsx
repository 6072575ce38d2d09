import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConsoleCallName } from '#contract/console/calls'
import type { OwnFactors } from '#contract/console/passkeys'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'
import type { ConsoleApi } from '../api/console-api.ts'
import { ConsoleContext } from '../console-context.ts'
import { createConsoleRouter } from '../routes.tsx'
import { endingSession } from '../session/ending-session.ts'

const dates = locales['en-ae']!
const at = '2026-11-20T12:05:00.000Z'
const reem = {
  ...{ id: 'reem', name: 'Reem Nasser', email: 'reem@partner.example', role: 'editor', recovery_codes_left: 9 },
  expires_at: at,
}
const key = (id: string, name: string) => ({
  ...({
    id,
    name,
    browser: 'firefox',
    platform: 'linux',
    host: 'localhost',
    created_at: at,
    backed_up: false,
  } as const),
})
const laptop = key('laptop', 'Laptop')
const phone = key('phone', 'Telephone')

// Of which the page of tests has none.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

/** Opens one's own ways in. `answers` say what each call does; what is asked again waits where a test says so. */
async function open(answers: Partial<Record<ConsoleCallName, () => unknown>>) {
  const call = vi.fn(async (name: ConsoleCallName, _input?: unknown) => {
    if (name === 'session' || name === 'sessionState') return reem
    if (name === 'draft') return { revision: 1, fields: {}, changes: [], issues: [] }
    return answers[name]!()
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')
  window.history.replaceState(null, '', '/partner/sadeem/my-sign-in')
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', app: '/' }
  const api = endingSession(call as unknown as ConsoleApi, queries)
  render(
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: 'en', api, dates }}>
        <QueryClientProvider client={queries}>
          <Toaster>
            <RouterProvider router={createConsoleRouter('/partner/sadeem')} />
          </Toaster>
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>,
  )
  await screen.findByRole('list', { name: 'Passkeys' })
  return { call, queries, user: userEvent.setup() }
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const form = (label: string) => within(press(label).closest('form')!)

it('offers the removal of a passkey as soon as there is an authenticator app, and asks nothing of a late answer', async () => {
  let factors: OwnFactors = { has_code: false, passkeys: [laptop] }
  let isLate = false
  const { user } = await open({
    ownFactors: async () => (isLate ? new Promise(() => {}) : factors),
    prepareSecondFactor: () => ({ ticket: 'ticket', secret: 'ABCDEFGH', address: 'otpauth://totp/Sadeem:reem' }),
    changeSecondFactor: () => {
      factors = { ...factors, has_code: true }
      isLate = true
      return { recovery_codes: ['one-code', 'other-code'] }
    },
  })
  await user.type(form('Begin').getByLabelText('Current password'), 'seven camels')
  await user.click(press('Begin'))
  await user.type(await screen.findByLabelText('Code from the app'), '123456')
  await user.click(press('Use this phone'))
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }))
  await user.click(press(/^Remove .*Laptop/))
  expect(screen.getByRole('dialog', { name: 'Remove this passkey?' })).toBeTruthy()
})

it('keeps a form open, with what is typed, when the list no longer has its passkey', async () => {
  const answers: OwnFactors[] = [
    { has_code: true, passkeys: [laptop, phone] },
    { has_code: true, passkeys: [phone] },
  ]
  const { user, queries, call } = await open({ ownFactors: () => answers.shift() })
  await user.click(press(/^Remove .*Laptop/))
  const sheet = within(screen.getByRole('dialog'))
  await user.type(sheet.getByLabelText('Current password'), 'seven camels')
  await act(() => queries.invalidateQueries({ queryKey: ['own-factors'] }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove .*Laptop/ })).toBeNull())
  expect(sheet.getByLabelText<HTMLInputElement>('Current password').value).toBe('seven camels')
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(call.mock.calls.filter(([name]) => name === 'removePasskey')).toEqual([])
})

it('stays signed in when a call was under way while another replaced the cookie, and leaves when it is refused again', async () => {
  const unknown = () => new Problem('unauthenticated', { details: { reason: 'none' } })
  const answers: (() => OwnFactors)[] = [
    () => ({ has_code: true, passkeys: [laptop, phone] }),
    () => {
      throw unknown()
    },
    () => ({ has_code: true, passkeys: [phone] }),
    () => {
      throw unknown()
    },
    () => {
      throw unknown()
    },
  ]
  const { queries } = await open({ ownFactors: () => answers.shift()!() })
  await act(() => queries.invalidateQueries({ queryKey: ['own-factors'] }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove .*Laptop/ })).toBeNull())
  expect(screen.getByRole('heading', { name: 'My sign-in' })).toBeTruthy()
  await act(() => queries.invalidateQueries({ queryKey: ['own-factors'] }))
  expect(await screen.findByRole('heading', { name: 'Sign in to the console' })).toBeTruthy()
})

it('says once what a field lacks, as its description, and gives it the focus', async () => {
  const { user } = await open({ ownFactors: () => ({ has_code: true, passkeys: [laptop] }) })
  await user.click(press('Make ten new codes'))
  const [said, ...others] = screen.getAllByText('Please fill this in.')
  expect(others).toEqual([])
  const field = form('Make ten new codes').getByLabelText('Current password')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(said!.closest('p')!.id)
})
