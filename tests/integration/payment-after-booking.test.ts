import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultBookingRules } from '#contract/default-booking-rules'
import { headers } from '#contract/headers'
import { fee, ids } from './appointment-world.ts'
import { later, openPaymentWorld, paying, tomorrow, type PaymentWorld } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const minutes = (count: number) => new Date(world.clock().getTime() + count * 60_000)

/** What the patient of the one visit that was cancelled was texted of that. */
const cancellationTold = () =>
  vi.waitFor(async () => {
    const told = await world.rows<{ body: string }>(`select body from sent_messages where body like '%is cancelled%'`)
    expect(told).toHaveLength(1)
    return told[0]?.body
  })

describe('a visit that is paid by card', () => {
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
