import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BookingRules } from '#contract/booking-rules'
import { locales } from '#contract/locale'
import { selectDraft } from '#machines/booking/booking.selectors'
import type { BookingDraft, OutboxEvent } from '#machines/booking/booking.types'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { appointmentWith, chosenAt, paymentOptionsWith, proof, reviewing } from '#tests/support/booking'
import { putDeviceIn } from '#tests/support/device-zone'
import { Booking, OfferContext, type Offer } from './booking-context.ts'
import { ChooseTimeStep } from './choose-time-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { provideBooking } from './provide-booking.ts'
import { ReviewStep } from './review-step.tsx'

const now = new Date('2026-11-23T10:00:00.000Z')
const place = { id: '3', slug: 'marsa-clinic', name: 'Marsa Clinic', address: '1 Test Street' }
const offer = {
  practitioner: { fullName: 'Dr Basma', locations: [place], speciality_slug: 'cardiology', city_slug: 'dubai' },
  services: [chosenAt('00:10').service],
} as unknown as Offer
const steps = { choosing: ChooseTimeStep, details: DetailsStep, review: ReviewStep }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A booking whose time was chosen on another page, at one of its steps, on a device that knows a visit from 05:00 to 05:30. */
async function open(
  step: keyof typeof steps,
  time: string,
  tenant: string,
  { payment, rules, more }: { payment?: 'card'; rules?: BookingRules; more?: Partial<BookingDraft['context']> } = {},
) {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  await sessionStore(tenant).keepAppointment(appointmentWith('1'), 'token', now)
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'booking', 'care', 'code')
  const queryClient = new QueryClient()
  const init = { settings: { whitelabel_configs: { markets: [], booking_rules: rules } }, capabilities: {} }
  const apis = () => Promise.reject(new Error('nothing is asked for'))
  const app = { tenant, locale, intl, init, basePath: '', queryClient, apis } as unknown as AppContext
  const draft = selectDraft((await reviewing({ canHold: false, preset: chosenAt(time) })).actor.getSnapshot())
  if (draft && payment) draft.context.payment = payment
  if (draft) Object.assign(draft.context, more)
  const { machine } = provideBooking(app, () => ({}) as never)
  const begun = step === 'review' ? { draft, proof } : { preset: chosenAt(time) }
  const input = {
    practitionerId: '7',
    intentId: 'i',
    canHold: false,
    canPay: payment !== undefined,
    holderKey: 'device-1',
    phoneRegion: 'AE',
    ...begun,
  }
  const Step = steps[step]
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <OfferContext value={offer}>
            <Booking.Provider logic={machine} options={{ input: input as never }}>
              <Step />
            </Booking.Provider>
          </OfferContext>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
}

it.each(['details', 'review'] as const)('a preset time that overlaps a visit is said at the step %s', async (step) => {
  await open(step, '05:10', `overlap-${step}`)
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('You have another visit at that time')
  expect(said).toContain('Dr Amira')
  expect(said).toContain('One phone number can’t have two visits at once.')
})

it('a preset time that overlaps a visit is no obstacle where the partner allows that', async () => {
  await open('review', '05:10', 'overlap-allowed', { rules: { overlapping_visits: 'allowed' } })
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('You have another visit at that time')
  expect(said).not.toContain('two visits at once')
})

it('the review has the price that changed beside the one before, the place, and whom the visit is for', async () => {
  await open('review', '00:10', 'changed-price', { more: { feeBefore: { amount: 280, currency: 'AED' } } })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The price is now AED.350\. It was AED.280 when you chose\.$/,
  )
  for (const text of ['Marsa Clinic', '1 Test Street', 'Layla Farouk'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

it.each([
  [2, /^Free until today at 02:10$|^Free until tomorrow at 02:10$/, /^After that it costs AED.175\.$/],
  [24, /^Costs AED.175$/, /^$/],
])(
  'the review says what cancelling costs from %i hours before the visit on',
  async (free_cancel_hours, main, detail) => {
    const rules = { free_cancel_hours, late_cancellation_fee: { percent: 50 } }
    await open('review', '00:10', `late-${free_cancel_hours}`, { rules })
    expect(await screen.findByText(main)).toBeTruthy()
    expect(screen.queryByText(/^After that it costs/)?.textContent ?? '').toMatch(detail)
  },
)

it.each(['choosing', 'review'] as const)(
  'the step %s says when the visit is by the clock of a device in another zone',
  async (step) => {
    putDeviceIn('America/New_York')
    await open(step, '00:10', `zones-${step}`)
    expect(await screen.findByText(/there it will be today at 19:10\.$/)).toBeTruthy()
  },
)

it.each([
  [{ move_hours: 12 }, 'Free until the visit begins', /^The time can be changed here until today at 16:10\.$/],
  [
    { move_hours: 24 },
    'Free until the visit begins',
    /^The time can’t be changed here: the visit is too soon for that\.$/,
  ],
  [{ cancel_hours: 24, move_hours: 24 }, 'Only by calling the clinic', /^The time can’t be changed here/],
  [
    { cancel_hours: 2, move_hours: 12 },
    /^Free until/,
    /^Not possible here after .* The time can be changed here until/,
  ],
])('the review says until when the visit can be moved and cancelled: %j', async (rules, cancelling, moving) => {
  await open('review', '00:10', `moved-${JSON.stringify(rules)}`, { rules })
  expect(await screen.findByText(cancelling)).toBeTruthy()
  expect(screen.getByText(moving)).toBeTruthy()
})

it('the review names no last moment to move a visit that can be moved until it begins', async () => {
  await open('review', '00:10', 'moved-freely', { rules: { free_cancel_hours: 2 } })
  expect(await screen.findByText('Free until the visit begins')).toBeTruthy()
  expect(screen.queryByText(/The time can/)).toBeNull()
})

it('a booking that is paid at once and lost the file that sends it says that a reload helps, and offers one', async () => {
  vi.doMock('./submit-now.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.doMock('./find-payment-ways.ts', () => ({ findPaymentWays: async () => paymentOptionsWith('card') }))
  const asked = vi.fn(async () => ({ status: 200 }))
  vi.stubGlobal('fetch', asked)
  await open('review', '00:10', 'lost-file', { payment: 'card' })
  const [pay] = await screen.findAllByRole('button', { name: 'Confirm and pay' })
  expect(await screen.findByText('Your time is held for 15 minutes while you pay.')).toBeTruthy()
  pay?.click()
  // Beside the button for wide screens, and in the bar of narrow ones.
  expect(await screen.findAllByText(/Reload the page and go on: what you entered is kept\./)).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(2)
  expect(asked).toHaveBeenCalledWith(expect.any(String), { method: 'HEAD', cache: 'no-store' })
  vi.doUnmock('./submit-now.ts')
  vi.doUnmock('./find-payment-ways.ts')
})

it('a doctor who was hidden meanwhile is said to be bookable no more, with a link to others', async () => {
  vi.doMock('./submit-now.ts', () => ({
    submitNow: async (_page: unknown, _visit: unknown, report: (event: OutboxEvent) => void) =>
      report({ type: 'outbox.refused', problem: { code: 'gone' } }),
  }))
  vi.doMock('./find-payment-ways.ts', () => ({ findPaymentWays: async () => paymentOptionsWith('card') }))
  await open('review', '00:10', 'doctor-gone', { payment: 'card' })
  const [pay] = await screen.findAllByRole('button', { name: 'Confirm and pay' })
  pay?.click()
  expect(await screen.findAllByText('This doctor can no longer be booked here. Nothing was booked.')).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'See other doctors' }).length).toBeGreaterThan(0)
  vi.doUnmock('./submit-now.ts')
  vi.doUnmock('./find-payment-ways.ts')
})
