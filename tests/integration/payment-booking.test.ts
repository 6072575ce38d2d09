import { headers } from '#contract/headers'
import { addTenant } from '../support/tenants.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bookingAt, fee, holdAt, ids, slotAt } from './appointment-world.ts'
import { later, openPaymentWorld, paying, returnTo, tomorrow, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
const cardsAlone = 'cards-alone'
beforeAll(async () => {
  world = await openPaymentWorld()
  await addTenant(world.database, { code: cardsAlone, configuration: { payment_rules: { methods: ['card'] } } })
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const video = { ...slotAt(tomorrow), service_id: String(ids.video), consultation_type: 'telemedicine' as const }
const videoFee = { amount: 250, currency: 'AED' }

describe('how a visit can be paid', () => {
  const ask = (query: Record<string, string>, tenant = paying) =>
    world.callService('payment', 'GET', `/appointment/payment-methods?${new URLSearchParams(query).toString()}`, {
      tenant,
    })
  const { start: _, ...place } = slotAt(tomorrow)
  const { start: __, ...videoPlace } = video

  it('is told by what tenant, place and provider have in common, and what it costs [C64]', async () => {
    expect((await ask(place)).json().data).toEqual({
      methods: ['at_facility', 'card', 'google_pay'],
      is_prepaid: false,
      fee,
      minutes_to_pay: 15,
      wallets: { google_pay: expect.objectContaining({ environment: 'TEST' }) },
    })
  })

  it('is before it alone where the tenant wants that [C64]', async () => {
    expect((await ask(videoPlace)).json().data).toMatchObject({
      methods: ['card', 'google_pay'],
      is_prepaid: true,
      fee: videoFee,
    })
  })

  it('is at the visit where the tenant says nothing [C64]', async () => {
    expect((await ask(place, 'patientweb')).json().data).toMatchObject({ methods: ['at_facility'], is_prepaid: false })
  })

  it('is never before it where it costs nothing [C64]', async () => {
    const price = (amount: number) =>
      world.database.query('update services set fee = $1 where id = $2', [amount, ids.video])
    await price(0)
    try {
      expect((await ask(videoPlace)).json().data).toMatchObject({ methods: ['at_facility'], is_prepaid: false })
    } finally {
      await price(videoFee.amount)
    }
  })

  it('is not told of a visit that is not offered [C64]', async () => {
    expect((await ask({ ...place, service_id: '1' })).statusCode).toBe(404)
  })

  it('is checked for a service: whether it is paid before, and the fee of now [C65]', async () => {
    const check = (serviceId: number, consultation_type: string) =>
      world.callService('payment', 'POST', `/patientapp/doctors/payment/check?service_id=${serviceId}`, {
        tenant: paying,
        body: { practitioner_id: place.practitioner_id, facility_id: place.facility_id, consultation_type },
      })
    expect((await check(ids.visit, 'clinic')).json().data).toEqual({ is_needed: false, fee })
    expect((await check(ids.video, 'telemedicine')).json().data).toEqual({ is_needed: true, fee: videoFee })
    expect((await check(ids.colleagueVisit, 'clinic')).statusCode).toBe(404)
  })
})

describe('a visit that is paid by card', () => {
  it('awaits its payment, with its time kept from others and its patient told until when [C61] [S06]', async () => {
    const { appointment } = await world.bookUnpaid()
    expect(appointment).toMatchObject({
      status: 'awaiting_payment',
      payment: {
        method: 'card',
        status: 'created',
        amount: fee,
        pay_until: new Date(world.clock().getTime() + 15 * 60_000).toISOString(),
      },
    })
    const other = await world.tryBooking(tomorrow, { payment_method: 'at_facility' }, '501234568')
    expect(other.json().code).toBe('slot_taken')
    await world.app.announcer.deliver()
    const sent = await world.rows<{ body: string }>(`select body from sent_messages where phone = '+971501234567'`)
    expect(sent).toEqual([
      {
        body: expect.stringMatching(
          /is kept until .*once you have paid.* Pay or cancel: .*appointment-detail\/.*#[\w-]{16}$/,
        ),
      },
    ])
    expect(sent[0]?.body).not.toContain('you are booked')
  })

  it('is booked when it is paid, once, whatever the provider repeats, and its patient is told', async () => {
    const visit = await world.bookUnpaid()
    const page = await world.pageOf(visit)
    expect(await world.pageOf(visit)).toBe(page)
    const answer = await world.choose(page, 'pay')
    expect(answer.headers.location).toMatch(new RegExp(`^http.*${returnTo.replace('?', '\\?')}$`))
    await vi.waitFor(async () => expect((await world.stored(visit)).status).toBe('booked'))
    expect((await world.state(visit)).payment).toEqual({
      method: 'card',
      status: 'paid',
      amount: fee,
      paid_at: world.clock().toISOString(),
      receipt_number: expect.stringMatching(/^R-[2-9B-Z]{4}-[2-9B-Z]{4}$/),
    })
    await world.app.announcer.deliver()
    const sent = await world.rows<{ body: string }>('select body from sent_messages order by id')
    expect(sent).toEqual([
      { body: expect.stringMatching(/is kept until/) },
      { body: expect.stringMatching(/you are booked with Dr amira-test.*appointment-detail\/.*#[\w-]{16}$/) },
    ])
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['paid'] }])
  })

  it('is booked by the patient’s return alone, where the provider’s word is lost', async () => {
    const visit = await world.bookUnpaid()
    const page = await world.pageOf(visit)
    await world.rows(`update demo_payments set state = 'paid' where '/demo/pay/' || id = $1`, [page])
    expect((await world.stored(visit)).status).toBe('awaiting_payment')
    expect(await world.state(visit)).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
  })

  it('can be tried again after a decline, on another page', async () => {
    const visit = await world.bookUnpaid()
    const page = await world.pageOf(visit)
    await world.choose(page, 'decline')
    expect(await world.state(visit)).toMatchObject({ status: 'awaiting_payment', payment: { status: 'declined' } })
    const again = await world.pageOf(visit)
    expect(again).not.toBe(page)
    await world.choose(again, 'pay')
    expect(await world.state(visit)).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['declined', 'paid'] }])
  })

  it('is checked by a bank first, which confirms or refuses', async () => {
    const visit = await world.bookUnpaid()
    const page = await world.pageOf(visit)
    expect((await world.choose(page, 'challenge')).headers.location).toBe('?step=bank')
    const bank = await world.app.inject({ url: `${page}?step=bank` })
    expect(bank.body).toContain('Your bank asks whether you want to pay AED')
    expect((await world.state(visit)).payment?.status).toBe('pending')
    await world.choose(page, 'confirm')
    expect((await world.state(visit)).status).toBe('booked')
  })

  it('can not be settled at the visit where its tenant wants it paid before', async () => {
    const visit = await world.bookUnpaid(tomorrow, { ...video, fee: videoFee })
    const path = `/appointment/payments/${visit.appointment.id}/at-visit`
    const refused = await world.call('PUT', path, { token: visit.token, body: { payment_method: 'at_facility' } })
    expect(refused.json()).toMatchObject({ code: 'payment_required', details: { methods: ['card', 'google_pay'] } })
    expect(await world.books()).toEqual([{ visit: 'awaiting_payment', time: 'unpaid', payments: ['created'] }])
  })

  it('is paid before it begins, though a hold let it be booked a moment before', async () => {
    const held = (await world.hold(holdAt(tomorrow), { tenant: paying })).json().data
    await world.rows(`update reservations set expires_at = '2026-11-24T05:00:00Z'`)
    world.setClock('2026-11-24T04:50:00.000Z')
    const { hold_id, hold_token } = held
    const { appointment } = await world.bookUnpaid(tomorrow, { hold_id, hold_token })
    expect(appointment).toMatchObject({ status: 'awaiting_payment', payment: { pay_until: tomorrow } })
  })

  it('is in no calendar before it is paid', async () => {
    const { appointment, token } = await world.bookUnpaid()
    const link = await world.callService('appointment', 'POST', `/patientapp/appointments/${appointment.id}/calendar`, {
      tenant: paying,
      headers: { [headers.appointmentToken]: token },
      body: {},
    })
    expect(link.json().code).toBe('payment_required')
  })
})

describe('a method', () => {
  it('that the visit does not have is refused, with those that it has', async () => {
    const refused = await world.tryBooking(tomorrow, { payment_method: 'apple_pay' })
    expect(refused.json()).toMatchObject({
      code: 'payment_method_unavailable',
      details: { methods: ['at_facility', 'card', 'google_pay'] },
    })
  })

  it('that its tenant does not take is refused also of a visit that awaits its payment', async () => {
    const tenant = cardsAlone
    const guestToken = await world.guest(tenant)
    const booked = await world.book(bookingAt(tomorrow, { payment_method: 'card' }), { guestToken, tenant })
    const { appointment, appointment_token } = booked.json().data
    const refused = await world.callService('payment', 'POST', `/appointment/payments/${appointment.id}/wallet`, {
      tenant,
      body: { wallet_type: 'google_pay', token: JSON.stringify({ id: 'tok_visa' }) },
      headers: { [headers.appointmentToken]: appointment_token },
    })
    expect(refused.json().code).toBe('payment_method_unavailable')
    expect(await world.books()).toEqual([{ visit: 'awaiting_payment', time: 'unpaid', payments: ['created'] }])
  })

  it('by which a visit is paid before it has to be named where the tenant wants that', async () => {
    const body = { ...video, fee: videoFee }
    const refused = { code: 'payment_required', details: { methods: ['card', 'google_pay'] } }
    expect((await world.tryBooking(tomorrow, { ...body, payment_method: 'at_facility' })).json()).toMatchObject(refused)
    expect((await world.tryBooking(tomorrow, { ...body, payment_method: undefined as never })).json()).toMatchObject(
      refused,
    )
    expect((await world.tryBooking(tomorrow, body)).json().data.appointment.status).toBe('awaiting_payment')
  })

  it('of a visit that is paid at the clinic is told, and nothing is collected', async () => {
    const { appointment } = await world.bookUnpaid(tomorrow, { payment_method: 'at_facility' })
    expect(appointment).toMatchObject({
      status: 'booked',
      payment: { method: 'at_facility', status: 'at_visit', amount: fee },
    })
    expect(await world.rows('select 1 from payments')).toEqual([])
  })
})

describe('a payment', () => {
  it('is nobody else’s, whatever they show', async () => {
    const visit = await world.bookUnpaid()
    const other = await world.bookUnpaid(later, {}, '501234568')
    for (const token of [undefined, 'x'.repeat(43), other.token]) {
      const shown = token === undefined ? {} : { token }
      const path = `/appointment/payments/${visit.appointment.id}`
      const body = { appointment_id: visit.appointment.id, return_to: returnTo }
      const answers = [
        await world.call('GET', path, shown),
        await world.call('POST', '/appointment/payments', { ...shown, body }),
        await world.call('PUT', `${path}/at-visit`, { ...shown, body: { payment_method: 'at_facility' } }),
        await world.call('POST', `${path}/wallet`, { ...shown, body: { wallet_type: 'google_pay', token: 'x' } }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    }
  })

  it('that was begun at a provider who takes none any more is ended, and begun anew', async () => {
    const visit = await world.bookUnpaid()
    const page = await world.pageOf(visit)
    await world.rows(`update payments set provider = 'former'`)
    expect(await world.pageOf(visit)).not.toBe(page)
    expect(await world.books()).toEqual([
      { visit: 'awaiting_payment', time: 'unpaid', payments: ['expired', 'pending'] },
    ])
  })

  it('leads back to a path of the app and nowhere else', async () => {
    const { appointment, token } = await world.bookUnpaid()
    for (const return_to of ['//evil.test/', 'https://evil.test/', '/\\evil.test', 'en-ae']) {
      const body = { appointment_id: appointment.id, return_to }
      const answer = await world.call('POST', '/appointment/payments', { token, body })
      expect(answer.json().code).toBe('validation_failed')
    }
  })
})
