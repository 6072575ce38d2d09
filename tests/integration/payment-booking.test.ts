import { defaultBookingRules } from '#contract/default-booking-rules'
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

const minutes = (count: number) => new Date(world.clock().getTime() + count * 60_000)
const video = { ...slotAt(tomorrow), service_id: String(ids.video), consultation_type: 'telemedicine' as const }
const videoFee = { amount: 250, currency: 'AED' }

/** What the patient of the one visit that was cancelled was texted of that. */
const cancellationTold = () =>
  vi.waitFor(async () => {
    const told = await world.rows<{ body: string }>(`select body from sent_messages where body like '%is cancelled%'`)
    expect(told).toHaveLength(1)
    return told[0]?.body
  })

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
      payment: { method: 'card', status: 'created', amount: fee, pay_until: minutes(15).toISOString() },
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

  it('is free for others when it was not paid in time, by the job and by whoever wants it', async () => {
    const visit = await world.bookUnpaid()
    world.setClock(minutes(15))
    expect((await world.tryBooking(tomorrow, { payment_method: 'at_facility' }, '501234568')).statusCode).toBe(200)
    expect((await world.stored(visit)).status).toBe('expired')

    const second = await world.bookUnpaid(later, {}, '501234569')
    world.setClock(minutes(15))
    expect(await world.reconcile()).toMatchObject({ expired: 1 })
    expect(await world.stored(second)).toMatchObject({ status: 'expired', payment: { status: 'expired' } })
    expect((await world.start(second)).json().data).not.toHaveProperty('redirect_url')
  })

  it('that was not paid in time is told its patient once, with the link that opens it, whoever found out', async () => {
    const told = async () => {
      await world.app.announcer.deliver()
      return world.rows<{ phone: string; body: string }>(
        `select phone, body from sent_messages where body like '%was not paid in time%' order by id`,
      )
    }
    const visit = await world.bookUnpaid()
    world.setClock(minutes(15))
    await world.tryBooking(tomorrow, { payment_method: 'at_facility' }, '501234568')
    await world.reconcile()
    await world.reconcile()
    const [sent, ...others] = await told()
    expect(others).toEqual([])
    expect(sent).toEqual({
      phone: '+971501234567',
      body: expect.stringMatching(
        /is free again\. The visit is not booked\..*Book again: http.*appointment-detail\/.*#[\w-]{16}$/,
      ),
    })
    const opened = await world.callService('appointment', 'POST', '/patientapp/appointments/open', {
      tenant: paying,
      body: { link_token: sent?.body.split('#')[1] },
    })
    expect(opened.json().data.appointment).toMatchObject({ id: visit.appointment.id, status: 'expired' })
  })

  it('lets its phone book another at that time as soon as it was not paid', async () => {
    await world.bookUnpaid()
    const elsewhere = { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }
    const other = { ...elsewhere, fee: { amount: 300, currency: 'AED' }, payment_method: 'at_facility' as const }
    expect((await world.tryBooking(tomorrow, other)).json().code).toBe('visit_overlaps')
    world.setClock(minutes(15))
    expect((await world.tryBooking(tomorrow, other)).statusCode).toBe(200)
  })

  it('that was not paid in time counts like a cancelled one: nobody has texts sent by booking without an end', async () => {
    const outcomes: number[] = []
    for (let round = 0; round < defaultBookingRules.visits_per_phone + 1; round += 1) {
      world.setClock(minutes(15 * round))
      outcomes.push((await world.tryBooking()).statusCode)
    }
    expect(outcomes).toEqual([...Array.from({ length: defaultBookingRules.visits_per_phone }, () => 200), 409])
    // Another phone has given nothing back.
    expect((await world.tryBooking(tomorrow, {}, '501234568')).statusCode).toBe(200)
  })

  it('can be settled at the visit after all, and what is paid then goes back', async () => {
    const visit = await world.bookUnpaid()
    const page = await world.pageOf(visit)
    const path = `/appointment/payments/${visit.appointment.id}/at-visit`
    const body = { payment_method: 'at_facility' }
    const settled = await world.call('PUT', path, { token: visit.token, body })
    expect(settled.json().data).toMatchObject({
      status: 'booked',
      payment: { method: 'at_facility', status: 'at_visit', amount: fee },
    })
    expect((await world.call('PUT', path, { token: visit.token, body })).statusCode).toBe(200)
    await world.app.announcer.deliver()
    const told = await world.rows<{ body: string }>(`select body from sent_messages where body like '%you are booked%'`)
    expect(told).toEqual([{ body: expect.stringMatching(/appointment-detail\/.*#[\w-]{16}$/) }])
    await world.choose(page, 'pay')
    await vi.waitFor(async () => expect((await world.books())[0]?.payments).toEqual(['refund_due']))
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(await world.stored(visit)).toMatchObject({
      status: 'booked',
      payment: { status: 'refunded', refunded: fee },
    })
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

  it('gives its money back when it is cancelled, all of it', async () => {
    const visit = await world.bookUnpaid()
    await world.pay(visit)
    expect((await world.cancel(visit)).json().data).toMatchObject({
      status: 'cancelled',
      payment: { status: 'refund_due', refunded: fee },
    })
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(await cancellationTold()).toMatch(/ is cancelled\. Booking \S+\. We are returning AED.350 to you\.$/)
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect((await world.stored(visit)).payment).toMatchObject({
      status: 'refunded',
      refunded: fee,
      refunded_at: world.clock().toISOString(),
    })
    expect(await world.rows('select refunded::int from demo_payments')).toContainEqual({ refunded: 35_000 })
  })

  it.each([
    [20, /We are returning AED.280 to you\. It was cancelled late: AED.70 of your payment is kept\.$/],
    [100, /Booking \S+\. It was cancelled late: AED.350 of your payment is kept\.$/],
  ])('whose late cancellation keeps %i % of it says so with the cancellation', async (percent, told) => {
    const visit = await world.bookUnpaid()
    await world.pay(visit)
    await world.rows(
      `update appointments set change_terms = '{"cancel_hours":0,"move_hours":0,"free_cancel_hours":48,"late_cancellation_fee":{"percent":${percent}}}'`,
    )
    const { token, appointment } = visit
    const cancelled = await world.callService(
      'appointment',
      'PUT',
      `/patientapp/appointments/${appointment.id}/cancel`,
      {
        tenant: paying,
        headers: { [headers.appointmentToken]: token },
        body: { forcebookable: true, fee: { amount: 3.5 * percent, currency: 'AED' } },
      },
    )
    expect(cancelled.statusCode).toBe(200)
    expect(await cancellationTold()).toMatch(told)
  })

  it('that is cancelled before it was paid can not be paid any more at the provider', async () => {
    const visit = await world.bookUnpaid()
    const page = await world.pageOf(visit)
    // Nothing was certain yet: no term ends before that, and nothing is kept.
    await world.rows(
      `update appointments set change_terms = '{"cancel_hours":48,"move_hours":0,"free_cancel_hours":72,"late_cancellation_fee":{"percent":20}}'`,
    )
    expect((await world.cancel(visit)).json().data.status).toBe('cancelled')
    await world.reconcile()
    await world.choose(page, 'pay')
    expect((await world.app.inject({ url: page })).body).toContain('This payment can no longer be made.')
    expect(await world.books()).toEqual([{ visit: 'cancelled', time: 'released', payments: ['expired'] }])
  })

  it('is not moved before it is paid, and afterwards to a time of the same price alone', async () => {
    const visit = await world.bookUnpaid()
    let signed = 0
    const move = (body: object = {}) =>
      world.callService('appointment', 'PUT', `/patientapp/appointments/${visit.appointment.id}/reschedule`, {
        tenant: paying,
        sign: new Date(world.clock().getTime() - (signed += 1) * 1000),
        body: { start: later, forcebookable: true, ...body },
        headers: { 'X-Appointment-Token': visit.token },
      })
    expect((await move()).json().code).toBe('payment_required')
    await world.pay(visit)
    world.setClock(minutes(1))
    const { fee } = visit.appointment
    const price = (amount: number) =>
      world.database.query('update services set fee = $1 where id = $2', [amount, visit.appointment.service_id])
    try {
      for (const amount of [fee.amount + 70, fee.amount - 70]) {
        await price(amount)
        // Whoever has seen the other price has not paid it.
        const refused = { code: 'price_changed', details: { fee: { ...fee, amount } } }
        expect((await move({ fee: { ...fee, amount } })).json()).toMatchObject(refused)
        expect((await move()).json()).toMatchObject(refused)
      }
    } finally {
      await price(fee.amount)
    }
    expect((await move()).json().data).toMatchObject({
      status: 'booked',
      start: later,
      fee,
      payment: { status: 'paid' },
    })
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
