import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { appointmentWith } from '#tests/support/booking'
import OverlapNote from './overlap-note.tsx'

const now = new Date('2026-11-23T10:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The note of a time from 05:10 on, on a device that knows a visit from 05:00 and perhaps one from 05:20. */
async function show(tenant: string, except?: string, other?: string) {
  const store = sessionStore(tenant)
  await store.keepAppointment(appointmentWith('moved'), 'token', now)
  const others = { ...appointmentWith('other'), start: '2026-11-24T05:20:00.000Z', end: '2026-11-24T05:50:00.000Z' }
  if (other) await store.keepAppointment(others, 'token-2', now)
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care')
  const init = { settings: { whitelabel_configs: { markets: [] } }, capabilities: {} }
  const queryClient = new QueryClient()
  const app = { tenant, locale, intl, init, basePath: '', queryClient } as unknown as AppContext
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <OverlapNote start="2026-11-24T05:10:00.000Z" minutes={30} {...(except && { except })} />
          <p>shown</p>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  await screen.findByText('shown')
}

it('a time says which other visit it overlaps', async () => {
  await show('overlaps')
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^You have another visit at that time: .*09:00, with Dr Amira\./,
  )
})

it('a visit that is moved overlaps others, and never itself', async () => {
  await show('overlaps-others', 'moved', 'other')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You have another visit at that time: .*09:20/)
})
