import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Appointment } from '#contract/appointment'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { paymentIs } from '#tests/support/payment'
import { RefundNow } from './refund-terms.tsx'
import { VisitMoney } from './visit-money.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00.000Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const paid: Appointment = { ...paymentIs('paid', 'booked'), start: '2026-11-23T12:00:00.000Z' }
const dirhams = (amount: number) => ({ amount, currency: 'AED' })
const until = (free: string, last: string, fee = 50) => ({
  free_cancel_until: `2026-11-23T${free}:00.000Z`,
  cancel_until: `2026-11-23T${last}:00.000Z`,
  late_cancellation_fee: dirhams(fee),
})

async function show(visit: Appointment) {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app', 'appointment')
  const contact = { id: 'contact', title: { en: 'Contact' }, url: 'https://liqa.example/contact', embed: false }
  const configuration = { name: { en: 'Liqa' }, external_pages: [contact] }
  const init = { settings: { whitelabel_configs: configuration } }
  const app = { locale: intl.locale, basePath: '', init } as unknown as AppContext
  render(
    <AppProvider value={app}>
      <IntlContext value={intl}>
        <VisitMoney visit={visit} />
        <RefundNow visit={visit} fee={visit.late_cancellation_fee} />
      </IntlContext>
    </AppProvider>,
  )
  // The time is known after the first render.
  await act(async () => undefined)
  return (text: RegExp) => screen.queryByText(text) !== null
}

describe('beside a paid visit it is said before it is tried', () => {
  it('until when cancelling gives everything back', async () => {
    const says = await show({ ...paid, ...until('09:00', '11:00') })
    expect(says(/^Full refund if you cancel by today at 13:00\. It comes the way you paid/)).toBe(true)
  })

  it('until the visit can be cancelled, where that costs nothing', async () => {
    const says = await show({ ...paid, ...until('09:00', '11:00', 0) })
    expect(says(/^Full refund if you cancel by today at 15:00\./)).toBe(true)
  })

  it('what is left of it by a late fee', async () => {
    await show({ ...paid, ...until('07:00', '11:00') })
    expect(screen.getAllByText(/^If you cancel, AED.300 goes back the way you paid\.$/)).toHaveLength(2)
  })

  it('that nothing is', async () => {
    const says = await show({ ...paid, ...until('07:00', '11:00', 400) })
    expect(screen.getAllByText('If you cancel now, nothing of what you paid goes back.')).toHaveLength(2)
    expect(says(/Full refund/)).toBe(false)
  })

  it('nothing more once it cannot be cancelled here', async () => {
    const says = await show({ ...paid, ...until('06:00', '07:00', 0) })
    expect(says(/Full refund/)).toBe(false)
  })
})

describe('the receipt', () => {
  it('has number, amount, day, way and visit', async () => {
    await show(paid)
    expect(screen.getByRole('group', { name: 'Receipt' }).textContent).toMatch(
      /R-1Skin checkAED.350PaidAED.350.*23 November 2026 · 14:12 · Dubai time · by card · Marsa Clinic · booking number 7KDM-94QX/,
    )
  })

  it('says what went back, and what was kept', async () => {
    const visit = paymentIs('refunded', 'cancelled')
    await show({ ...visit, payment: { ...visit.payment!, method: 'apple_pay', refunded: dirhams(300) } })
    const receipt = screen.getByRole('group', { name: 'Receipt' }).textContent
    expect(receipt).toMatch(/Given backAED.300Kept, because you cancelled lateAED.50/)
    expect(receipt).toContain('by Apple Pay')
    expect(receipt).toMatch(/AED.300 went back on .+, the way you paid\./)
  })

  it('says of what could not be given back whom to call, and not that it goes back', async () => {
    const visit = paymentIs('refund_due', 'cancelled')
    const says = await show({
      ...visit,
      facility: { ...visit.facility, name: 'Harbour Clinic', phone: '+971 4 555 0199' },
      payment: { ...visit.payment!, refunded: dirhams(300), is_refund_stuck: true },
    })
    expect(says(/^AED.300 could not be given back$/)).toBe(true)
    expect(screen.getByRole('group', { name: 'Receipt' }).textContent).toMatch(
      /call Harbour Clinic, name receipt R-1, and agree on another way/,
    )
    expect(screen.getByRole('link', { name: 'Call +971 4 555 0199' }).getAttribute('href')).toBe('tel:+97145550199')
    expect(screen.getByRole('link', { name: 'Contact Liqa' }).getAttribute('href')).toBe('https://liqa.example/contact')
    expect(says(/goes back|went back|Given back/)).toBe(false)
  })

  it('has what was paid, where that is not what was asked for', async () => {
    const visit = paymentIs('refund_due', 'expired')
    await show({ ...visit, payment: { ...visit.payment!, paid: dirhams(300), refunded: dirhams(300) } })
    const receipt = screen.getByRole('group', { name: 'Receipt' }).textContent
    expect(receipt).toMatch(/Skin checkAED.350PaidAED.300Given backAED.300/)
    expect(receipt).toMatch(/We received AED.300, but the visit costs AED.350\. That does not book it\./)
    expect(receipt).not.toContain('Kept')
  })

  it('leads to the invoice, which is printed', async () => {
    await show(paid)
    const link = screen.getByRole('link', { name: 'Invoice' })
    expect(link.getAttribute('href')).toBe(`/en-ae/appointment-detail/${paid.id}/invoice`)
  })

  it('is none where nothing was paid before the visit', async () => {
    await show(paymentIs('at_visit', 'booked'))
    expect(screen.queryByRole('group')).toBeNull()
  })
})
