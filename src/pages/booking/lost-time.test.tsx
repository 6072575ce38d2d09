import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import type { Appointment } from '#contract/appointment'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { appointmentWith, chosenAt, taken } from '#tests/support/booking'
import { Booking, OfferContext, type Offer } from './booking-context.ts'
import { LostTime } from './lost-time.tsx'
import { provideBooking } from './provide-booking.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const offer = { practitioner: { id: '7', fullName: 'Dr Amira', locations: [] }, services: [] } as unknown as Offer

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Somebody has opened the link of a time that is taken, on a device that has kept these visits and, signed in, an account that has those. */
async function open(tenant: string, { kept = [], own }: { kept?: Appointment[]; own?: Appointment[] }) {
  for (const visit of kept) await sessionStore(tenant).keepAppointment(visit, 'token', now)
  if (own) await sessionStore(tenant).keepPatient({ id: 'p', idToken: 'i', refreshToken: 'r', expiresAt: '2999-01-01' })
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'booking', 'care')
  const queryClient = new QueryClient()
  const appointment = {
    hold: () => Promise.reject(taken),
    appointments: async () => ({ appointments: own ?? [], total: own?.length ?? 0 }),
  }
  const app = {
    ...{ tenant, locale, intl, queryClient, basePath: '', apis: async () => ({ appointment }) },
    init: { settings: { whitelabel_configs: { markets: [] } }, capabilities: {} },
  } as unknown as AppContext
  const { machine } = provideBooking(app, () => ({}) as never)
  const input = { practitionerId: '7', intentId: 'i', canHold: true, holderKey: 'device-1', phoneRegion: 'AE' }
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <OfferContext value={offer}>
            <Booking.Provider logic={machine} options={{ input: { ...input, preset: chosenAt('05:00') } }}>
              <LostTime onChoose={() => {}} />
            </Booking.Provider>
          </OfferContext>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  return screen.findByRole('alert')
}
const visitWith = (id: string, changes: Partial<Appointment> = {}) => ({ ...appointmentWith(id), ...changes })
const opened = () => screen.getByRole('link', { name: 'Open your visit' }).getAttribute('href')

it('a guest whose own visit has the time of a link is led to that visit', async () => {
  const news = await open('own-kept', { kept: [visitWith('kept-1')] })
  expect(news.textContent).toContain('You have this time already')
  expect(await screen.findByText(/^It is your own visit tomorrow at 09:00, with Dr Amira\./)).toBeTruthy()
  expect(opened()).toBe('/en-ae/appointment-detail/kept-1')
})

it('a patient whose account has it is led to it among their own', async () => {
  await open('own-account', { kept: [visitWith('same')], own: [visitWith('same', { status: 'awaiting_payment' })] })
  expect(opened()).toBe('/en-ae/dashboard/appointments/same/detail')
})

it.each<[string, Partial<Appointment>]>([
  ['nobody’s', { start: '2026-11-24T06:00:00.000Z', end: '2026-11-24T06:30:00.000Z' }],
  ['a cancelled visit’s', { status: 'cancelled' }],
  ['at another doctor', { practitioner: { ...appointmentWith('1').practitioner, id: '8' } }],
])('a time that is %s was just taken', async (what, changes) => {
  const news = await open(`own-${what.length}`, { kept: [visitWith('1', changes)] })
  expect(news.textContent).toContain('Your time tomorrow at 09:00 was just taken')
  expect(screen.queryByRole('link', { name: 'Open your visit' })).toBeNull()
})
