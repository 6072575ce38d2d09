import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headers } from '#contract/headers'
import type { Invoice } from '#contract/invoice'
import type { Seller } from '#contract/seller'
import { signIn } from '../support/signed-in.ts'
import { e164, monday } from './appointment-world.ts'
import { createStandIn } from './payment-stand-in.ts'
import { later, openPaymentWorld, paying, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

const standIn = createStandIn()
const seller: Seller = {
  legal_name: { en: 'Marsa Health LLC', ar: 'مرسى للصحة ذ.م.م' },
  address: { en: 'Office 4, Dubai' },
  registration_number: 'CN-77',
  vat: { rate_percent: 5, registration_number: '100123456700003' },
}

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld({ paymentProvider: standIn.provider })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  standIn.reset()
  await sellFor({ ae: seller })
})

const sellFor = (sellers: object) =>
  world.rows(`update tenants set configuration = jsonb_set(configuration, '{sellers}', $1::jsonb) where code = $2`, [
    JSON.stringify(sellers),
    paying,
  ])

const say = (news: object) =>
  world.app.inject({
    method: 'POST',
    url: '/api/payment/payment/events/stand-in',
    payload: JSON.stringify(news),
  })

/** A visit that is paid by card. */
async function paid(...args: Parameters<PaymentWorld['bookUnpaid']>): Promise<Unpaid> {
  const visit = await world.bookUnpaid(...args)
  await say(standIn.settle((await world.pageOf(visit)).slice(1)))
  return visit
}

const ask = ({ appointment }: Unpaid, shown: Record<string, string>, locale = 'en-ae', tenant = paying) =>
  world.callService('payment', 'GET', `/appointment/payments/${appointment.id}/invoice`, {
    ...{ tenant, locale, headers: shown },
  })
const tokenOf = ({ token }: Unpaid) => ({ [headers.appointmentToken]: token })
const invoiceOf = async (visit: Unpaid, locale?: string) =>
  (await ask(visit, tokenOf(visit), locale)).json<{ data: Invoice }>().data

describe('the invoice of a visit', () => {
  it('names who sold what to whom, the tax, and how it was paid, in the language asked for', async () => {
    const visit = await paid()
    const invoice = await invoiceOf(visit)
    const { payment, appointment_number, facility, practitioner } = await world.stored(visit)
    expect(invoice).toEqual({
      number: payment?.receipt_number,
      issued_at: monday.toISOString(),
      time_zone: 'Asia/Dubai',
      appointment_id: visit.appointment.id,
      appointment_number,
      seller: { name: 'Marsa Health LLC', address: 'Office 4, Dubai', registration_number: 'CN-77' },
      facility: { name: facility.name, address: facility.address, phone: facility.phone },
      service_name: visit.appointment.service_name,
      start: tomorrow,
      practitioner: practitioner.fullName,
      patient: 'Layla Haddad',
      currency: 'AED',
      minor_digits: 2,
      charges: [{ kind: 'visit', amount: 35_000 }],
      total: 35_000,
      vat: { rate_percent: 5, registration_number: '100123456700003', amount: 1_667 },
      payments: [
        { receipt_number: payment?.receipt_number, method: 'card', paid_at: monday.toISOString(), amount: 35_000 },
      ],
      refunds: [],
      balance: 0,
    })
    const arabic = await invoiceOf(visit, 'ar-ae')
    expect(arabic.seller).toEqual({ ...invoice.seller, name: 'مرسى للصحة ذ.م.م' })
    expect(arabic.facility.name).not.toBe(invoice.facility.name)
    expect({ ...arabic, number: '' }).not.toEqual({ ...invoice, number: '' })
    expect(arabic.number).toBe(invoice.number)
  })

  it('stays as it was when it was paid, whatever the tenant says of itself later', async () => {
    const visit = await paid()
    const before = await invoiceOf(visit)
    await sellFor({ ae: { legal_name: { en: 'Another LLC' }, vat: { rate_percent: 20, registration_number: '9' } } })
    expect(await invoiceOf(visit)).toEqual(before)
    const next = await paid(later, {}, '501234568')
    const after = await invoiceOf(next)
    expect(after).toMatchObject({ seller: { name: 'Another LLC' }, vat: { rate_percent: 20, amount: 5_833 } })
    expect(after.number).not.toBe(before.number)
  })

  it('is the facility’s, without a tax, where the tenant names no seller in its country', async () => {
    await sellFor({ id: seller })
    const invoice = await invoiceOf(await paid())
    expect(invoice.seller).toBeUndefined()
    expect(invoice.vat).toBeUndefined()
  })

  it('has what is kept of a visit that is cancelled late, what is owed, and what went back', async () => {
    const visit = await paid()
    await world.rows(
      `update appointments set change_terms = '{"cancel_hours":0,"move_hours":0,"free_cancel_hours":48,"late_cancellation_fee":{"percent":20}}'`,
    )
    const fee = { amount: 70, currency: 'AED' }
    await world.callService('appointment', 'PUT', `/patientapp/appointments/${visit.appointment.id}/cancel`, {
      ...{ tenant: paying, body: { forcebookable: true, fee }, headers: tokenOf(visit) },
    })
    const charges = [
      { kind: 'visit', amount: 35_000 },
      { kind: 'cancelled', amount: -35_000 },
      { kind: 'late_cancellation', amount: 7_000 },
    ]
    const total = { charges, total: 7_000, vat: { amount: 333 } }
    expect(await invoiceOf(visit)).toMatchObject({ ...total, refunds: [], balance: -28_000 })
    await world.reconcile()
    const number = (await world.stored(visit)).payment?.receipt_number
    expect(await invoiceOf(visit)).toMatchObject({
      ...{ number, ...total, balance: 0 },
      refunds: [{ receipt_number: number, refunded_at: monday.toISOString(), amount: 28_000 }],
    })
  })

  it('is none of a visit that nobody has paid through the platform', async () => {
    const unpaid = await world.bookUnpaid()
    expect((await ask(unpaid, tokenOf(unpaid))).statusCode).toBe(404)
    const atVisit = await world.bookUnpaid(later, { payment_method: 'at_facility' }, '501234568')
    expect((await ask(atVisit, tokenOf(atVisit))).statusCode).toBe(404)
  })

  it('opens to who may open the visit and to nobody else, and no cache between keeps it', async () => {
    const visit = await paid()
    const other = await paid(later, {}, '501234568')
    const now = monday
    const owner = await signIn(world.database, { tenantCode: paying, phone: '+971501234567', name: 'Layla', now })
    const stranger = await signIn(world.database, { tenantCode: paying, phone: e164, name: 'Dewi', now })
    const bearing = ({ idToken }: { idToken: string }) => ({ authorization: `Bearer ${idToken}` })
    const mine = await ask(visit, tokenOf(visit))
    expect(mine.statusCode).toBe(200)
    expect(mine.headers['cache-control']).toBe('no-store')
    expect((await ask(visit, {})).statusCode).toBe(404)
    for (const shown of [tokenOf(other), { [headers.appointmentToken]: 'x'.repeat(43) }, bearing(stranger)])
      expect((await ask(visit, shown)).statusCode).toBe(404)
    expect((await ask(visit, tokenOf(visit), 'en-ae', 'patientweb')).statusCode).toBe(404)
    await world.rows('update patients set account_id = $1 where id <> $1 and phone = $2', [
      owner.patientId,
      '+971501234567',
    ])
    expect((await ask(visit, bearing(owner))).statusCode).toBe(200)
  })
})
