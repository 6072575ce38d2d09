import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Account } from '#contract/account'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { additions } from '#contract/services'
import { createTransport } from '#src/api/transport.ts'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { codeSent } from '#tests/support/booking'
import { ContactSheet } from './contact-sheet.tsx'

const account = { phone: '501234567', country_code: '971', has_password: true } as Account

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(cleanup)

it('a new number waits until the patient has shown again that it is them, and is then sent its code [C36]', async () => {
  const later = new Date(Date.now() + 600_000).toISOString()
  const sendPhoneToken = vi
    .fn(async (_body: unknown) => ({ ...codeSent, expires_at: later, resend_at: later }))
    .mockRejectedValueOnce(new Problem('confirmation_needed'))
  const confirmed = vi.fn()
  const transport = createTransport({
    origin: 'https://contacts.example',
    basePath: '',
    dispatch: async ({ path, body }) => {
      confirmed(path, JSON.parse(body!))
      const headers = { 'content-type': 'application/json' }
      return { status: 200, headers, body: JSON.stringify({ data: { until: later } }) }
    },
  })
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'own', 'profile', 'person', 'code', 'problem')
  const queryClient = new QueryClient()
  const init = { capabilities: { email: true }, settings: { whitelabel_configs: { markets: ['ae'] } } }
  const apis = async () => ({ account: { sendPhoneToken }, transport })
  const app = { tenant: 'contacts', locale, intl, init, queryClient, apis, basePath: '' } as unknown as AppContext
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <ContactSheet kind="phone" account={account} draft={undefined} onClose={vi.fn()} />
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Mobile phone'), '050 999 8877')
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
  await user.type(await screen.findByLabelText('Your password'), 'a long secret')
  await user.keyboard('{Enter}')

  expect(await screen.findByLabelText('Code')).toBeDefined()
  expect(confirmed.mock.calls).toEqual([
    [`/api/account${additions.confirmOwner.path}`, { password: toBase64('a long secret') }],
  ])
  const sent = { phone: '509998877', country_code: '971' }
  expect(sendPhoneToken.mock.calls.map(([body]) => body)).toEqual([sent, sent])
})
