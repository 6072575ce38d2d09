import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { locales } from '#contract/locale'
import type { PaymentOptions } from '#contract/payment'
import { selectAppointment, selectScreen } from '#machines/payment/payment.selectors'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { appointmentQuery } from '#src/queries/appointment.ts'
import { putDeviceIn } from '#tests/support/device-zone'
import { fillTestDom } from '#tests/support/own-page'
import { awaitingPayment, paymentIs, unclear } from '#tests/support/payment'
import { DueStep } from './due-step.tsx'
import { ExpiredStep } from './expired-step.tsx'
import { PaidStep } from './paid-step.tsx'
import { AppointmentContext, Payment } from './payment-context.ts'
import { providePayment } from './provide-payment.ts'
import { RefundedStep } from './refunded-step.tsx'
import { TimeoutStep } from './timeout-step.tsx'
import { VisitLine } from './visit-line.tsx'

beforeEach(() => {
  fillTestDom()
  globalThis.ResizeObserver ??= class {
    observe() {}
    disconnect() {}
    unobserve() {}
  }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const soon = new Date(Date.now() + 600_000).toISOString()
/** The same appointment, with a time to pay that is still ahead. */
const current = ({ payment, ...visit }: Appointment): Appointment => ({
  ...visit,
  ...(payment && { payment: payment.pay_until ? { ...payment, pay_until: soon } : payment }),
})

const options: PaymentOptions = {
  methods: ['at_facility', 'card', 'apple_pay'],
  is_prepaid: false,
  fee: { amount: 350, currency: 'AED' },
  minutes_to_pay: 15,
  wallets: {},
}

/** The steps of a payment whose platform says this of the appointment. */
async function open(first: Appointment, { isBack = false, offered = options } = {}) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'payment', 'appointment', 'problem')
  const platform = { appointment: current(first) }
  const asked: string[] = []
  const cancelled: unknown[] = []
  const request = async ({ method, url, data }: { method: string; url: string; data?: unknown }) => {
    asked.push(`${method} ${url}${data ? ` ${JSON.stringify(data)}` : ''}`)
    if (url.endsWith('/at-visit')) platform.appointment = paymentIs('at_visit', 'booked')
    const body = url.endsWith('/payment-methods') ? offered : platform.appointment
    return { status: 200, headers: { 'content-type': 'application/json' }, data: { data: body } }
  }
  const slots = [{ practitioner_id: '7', time_zone: 'Asia/Dubai', slots: [] }]
  const apis = async () => ({
    transport: () => ({ request }),
    appointment: {
      nextAvailability: async () => slots,
      cancel: async (_: string, body: unknown) => {
        cancelled.push(body)
        return platform.appointment
      },
    },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const init = { capabilities: {}, settings: { whitelabel_configs: { name: { en: 'Sadeem Health' } } } }
  const app = { tenant: 'payments', locale, intl, init, queryClient, apis, basePath: '', keyInUrl: false }
  const known = app as unknown as AppContext
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={known}>
        <IntlContext value={intl}>
          <Payment.Provider
            logic={providePayment(known)}
            options={{ input: { appointmentId: 'a', isEager: false, isBack } }}
          >
            <Steps />
          </Payment.Provider>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  return { app: known, asked, cancelled, platform, user: userEvent.setup() }
}

function Steps() {
  const step = Payment.useSelector(selectScreen)
  const appointment = Payment.useSelector(selectAppointment)
  if (!appointment) return null
  return (
    <AppointmentContext value={appointment}>
      <VisitLine />
      <div key={step}>
        {step === 'due' || step === 'declined' ? <DueStep isDeclined={step === 'declined'} /> : null}
        {step === 'pending' || step === 'timeout' ? <TimeoutStep isLong={step === 'timeout'} /> : null}
        {step === 'paid' ? <PaidStep /> : null}
        {step === 'expired' ? <ExpiredStep /> : null}
        {step === 'refunded' ? <RefundedStep /> : null}
        {step === 'settled' ? <p>settled</p> : null}
      </div>
    </AppointmentContext>
  )
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a payment says', () => {
  it('how it can be paid, what it costs and until when the time is held', async () => {
    const { asked, user } = await open(awaitingPayment)
    expect(await heading('How will you pay?')).toBe(document.activeElement)
    expect(await screen.findByRole('radio', { name: /At the clinic instead/ })).toBeTruthy()
    // No wallet without the browser's own.
    expect(screen.queryByRole('radio', { name: /Apple Pay/ })).toBeNull()
    expect(screen.getByRole('radio', { name: /^Card/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('button', { name: /^Pay AED.350$/ })).toBeTruthy()
    expect(screen.getByText(/^09:00 is held for you until \d\d:\d\d\.$/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /At the clinic instead/ }))
    await user.click(screen.getByRole('button', { name: 'Book without paying now' }))
    expect(await screen.findByText('settled')).toBeTruthy()
    expect(asked.at(-1)).toBe('PUT /appointment/payments/a/at-visit {"payment_method":"at_facility"}')
  })

  it('what it was answered, also where the visit was read before and comes later', async () => {
    const { app, user } = await open(awaitingPayment)
    await user.click(await screen.findByRole('radio', { name: /At the clinic instead/ }))
    const { queryKey } = appointmentQuery(app, 'a')
    const reading = app.queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<never>(() => {}), staleTime: 0 })
    reading.catch(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Book without paying now' }))
    expect(await screen.findByText('settled')).toBeTruthy()
    expect(app.queryClient.isFetching({ queryKey })).toBe(0)
    expect(app.queryClient.getQueryData(queryKey)).toMatchObject({ payment: { status: 'at_visit' } })
  })

  it('when the visit is by the clock of a device in another zone, while it can be paid', async () => {
    putDeviceIn('Asia/Tokyo')
    const late = { start: '2999-11-24T20:00:00.000Z', end: '2999-11-24T20:30:00.000Z' }
    await open({ ...awaitingPayment, ...late })
    expect(await screen.findByText(/there it will be Mon 25 Nov at 05:00\.$/)).toBeTruthy()
    cleanup()
    await open({ ...paymentIs('expired', 'expired'), ...late })
    await heading('The time to pay is over')
    expect(screen.queryByText(/another time zone/)).toBeNull()
  })

  it('that the visit can be given up at no cost, and that it is over then [C56]', async () => {
    const { platform, cancelled, user } = await open({ ...awaitingPayment, start: '2999-11-24T05:00:00.000Z' })
    await heading('How will you pay?')
    await user.click(screen.getByRole('button', { name: 'Cancel this visit' }))
    const confirm = await screen.findByRole('button', { name: 'Cancel the visit' })
    platform.appointment = paymentIs('expired', 'cancelled')
    await user.click(confirm)
    expect(await screen.findByText('settled')).toBeTruthy()
    expect(cancelled).toEqual([{ fee: { amount: 0, currency: 'AED' } }])
  })

  it('that the bank refused, with another card first and no desk where the visit must be paid before it', async () => {
    await open(paymentIs('declined'), { offered: { ...options, methods: ['card'], is_prepaid: true } })
    expect(await heading('Your bank said no')).toBe(document.activeElement)
    expect(screen.getByRole('alert').textContent).toContain('Nothing was taken.')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByRole('radio', { name: /^Another card/ })).toHaveProperty('checked', true)
  })

  it('that nobody knows yet, and the outcome once somebody asks', async () => {
    const { platform, user } = await open(paymentIs('pending'), { isBack: true })
    await heading('Your bank is checking')
    platform.appointment = paymentIs('paid', 'booked')
    await user.click(screen.getByRole('button', { name: 'Ask now' }))
    await heading('Paid')
    expect(screen.getByRole('group', { name: 'Receipt' }).textContent).toMatch(/R-1.*AED.350.*by card.*7KDM-94QX/)
  })

  it('that the time to pay is over, and that money goes back', async () => {
    await open(paymentIs('expired', 'expired'))
    await heading('The time to pay is over')
    expect(screen.getByText('09:00 is free for others again. You have paid nothing.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all times' })).toBeTruthy()
    cleanup()
    await open(unclear)
    await heading('The time to pay is over')
    expect(screen.getByText(/^We are checking .* 09:00 is still free/)).toBeTruthy()
    expect(screen.queryByText(/paid nothing/)).toBeNull()
    cleanup()
    await open(paymentIs('refund_due', 'expired'))
    await heading('Your money goes back')
    expect(screen.getByText(/Your payment came after the time to pay was over/)).toBeTruthy()
    expect(screen.getByText(/^AED.350 goes back the way you paid\./)).toBeTruthy()
    cleanup()
    const late = paymentIs('refund_due', 'expired')
    await open({ ...late, payment: { ...late.payment!, is_refund_stuck: true } })
    await heading('Your money could not be given back')
    expect(screen.queryByText(/goes back/)).toBeNull()
  })

  it('that another amount came in, which goes back, and that there is still to pay', async () => {
    const dirhams = (amount: number) => ({ amount, currency: 'AED' })
    const with300 = (visit: Appointment): Appointment => ({
      ...visit,
      payment: { ...visit.payment!, paid: dirhams(300), refunded: dirhams(300) },
    })
    await open(with300(paymentIs('refund_due')))
    await heading('How will you pay?')
    expect(screen.getByText(/^We received AED.300, but the visit costs AED.350\./)).toBeTruthy()
    expect(screen.getByText(/^AED.300 goes back the way you paid\./)).toBeTruthy()
    cleanup()
    await open(with300(paymentIs('refund_due', 'expired')))
    await heading('Your money goes back')
    expect(screen.getByText(/^We received AED.300/)).toBeTruthy()
    expect(screen.queryByText(/came after the time to pay was over/)).toBeNull()
  })
})
