import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveQuietHours } from '#server/domain/quiet-hours/quiet-hours'
import { takeBack } from '#server/messages/announcer'
import { createCollector } from '#server/payments/collector'
import { reconcile } from '#server/payments/reconcile'
import { putIntoState } from '#tests/support/put-into-state'
import { signIn } from '#tests/support/signed-in'
import { fee, ids } from './appointment-world.ts'
import { createStandIn } from './payment-stand-in.ts'
import { later, openPaymentWorld, paying, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

const standIn = createStandIn()
let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld({ paymentProvider: standIn.provider })
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  standIn.reset()
})

const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))

/** A visit whose payment is open at the provider, under its name there. */
async function opened(...args: Parameters<PaymentWorld['bookUnpaid']>): Promise<{ visit: Unpaid; id: string }> {
  const visit = await world.bookUnpaid(...args)
  return { visit, id: (await world.pageOf(visit)).slice(1) }
}

const say = async (news: object) => {
  const payload = JSON.stringify(news)
  await world.app.inject({ method: 'POST', url: '/api/payment/payment/events/stand-in', payload })
}

describe('a payment that comes when the time to pay is over', () => {
  it('books the visit where nobody else has its time', async () => {
    const { visit, id } = await opened()
    pass(15)
    await world.reconcile()
    standIn.held.get(id)!.state = 'open'
    await say(standIn.settle(id))
    expect(await world.stored(visit)).toMatchObject({ status: 'booked', start: tomorrow, payment: { status: 'paid' } })
    expect(await world.rows(`select 1 from reservations where status = 'booked'`)).toHaveLength(1)
  })

  it('books it although nobody has noticed yet that it is over', async () => {
    const { visit, id } = await opened()
    pass(20)
    await say(standIn.settle(id))
    expect((await world.stored(visit)).status).toBe('booked')
  })

  it('goes back where somebody else has its time, and the patient is told', async () => {
    const { visit, id } = await opened()
    pass(15)
    const other = await world.bookUnpaid(tomorrow, { payment_method: 'at_facility' }, '501234568')
    await say(standIn.settle(id))
    expect(await world.stored(visit)).toMatchObject({
      status: 'expired',
      payment: { status: 'refund_due', refunded: fee },
    })
    await world.reconcile()
    expect(await world.stored(visit)).toMatchObject({
      status: 'expired',
      payment: { status: 'refunded', refunded: fee },
    })
    expect(standIn.held.get(id)?.refunded).toBe(35_000)
    expect((await world.stored(other)).status).toBe('booked')
    await world.app.announcer.deliver()
    const sent = await world.rows<{ phone: string; body: string }>(
      `select phone, body from sent_messages where body like '%returning%'`,
    )
    expect(sent).toEqual([{ phone: '+971501234567', body: expect.stringMatching(/^Liqa: your payment came too late/) }])
    expect(sent[0]?.body).toMatch(/you are not booked\. We are returning AED.350\. Please book another time\./)
  })

  it('goes back where the same phone is somewhere else by then', async () => {
    const { id } = await opened()
    pass(15)
    const colleague = { practitioner_id: String(ids.colleague), service_id: String(ids.colleagueVisit) }
    await world.bookUnpaid(tomorrow, {
      ...colleague,
      fee: { amount: 300, currency: 'AED' },
      payment_method: 'at_facility',
    })
    await say(standIn.settle(id))
    expect((await world.books())[0]).toEqual({ visit: 'expired', time: 'released', payments: ['refund_due'] })
  })

  it('goes back where the visit has begun', async () => {
    const { id } = await opened()
    world.setClock('2026-11-24T05:00:01.000Z')
    await world.reconcile()
    standIn.held.get(id)!.state = 'open'
    await say(standIn.settle(id))
    expect(await world.books()).toEqual([{ visit: 'expired', time: 'released', payments: ['refund_due'] }])
  })
})

describe('the job', () => {
  it('finds out what the provider did not say', async () => {
    const { visit, id } = await opened()
    standIn.settle(id)
    expect(await world.reconcile()).toMatchObject({ asked: 0 })
    pass(1)
    expect(await world.reconcile()).toMatchObject({ asked: 1 })
    expect((await world.stored(visit)).status).toBe('booked')
    pass(5)
    expect(await world.reconcile()).toMatchObject({ asked: 0 })
  })

  it('closes at the provider what was not paid in time, and books what was paid a moment before', async () => {
    const { visit, id } = await opened()
    const second = await opened(later, {}, '501234568')
    standIn.settle(second.id)
    pass(15)
    await world.reconcile()
    expect(standIn.held.get(id)?.state).toBe('closed')
    expect((await world.stored(visit)).status).toBe('expired')
    expect(await world.stored(second.visit)).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
  })

  it('goes on where the provider is away, and loses nothing', async () => {
    const { visit, id } = await opened()
    for (const call of ['read', 'close']) standIn.fail(call)
    standIn.settle(id)
    pass(1)
    await world.reconcile()
    expect((await world.stored(visit)).status).toBe('awaiting_payment')
    pass(15)
    await world.reconcile()
    expect((await world.stored(visit)).status).toBe('expired')
    for (const call of ['read', 'close']) standIn.fail(call, false)
    pass(2)
    await world.reconcile()
    expect(await world.stored(visit)).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
  })

  it('gives money back once, though the provider’s answer to that is lost', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    standIn.fail('answer of refund')
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect((await world.stored(visit)).payment?.status).toBe('refund_due')
    standIn.fail('answer of refund', false)
    pass(5)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(standIn.held.get(id)?.refunded).toBe(35_000)
    expect((await world.stored(visit)).payment?.status).toBe('refunded')
  })

  it('tries a refund again and again while the provider does not take it, less and less often', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    standIn.fail('refund')
    const tried = () => standIn.asked.filter((call) => call === 'refund').length
    for (const [minutes, times] of [
      [0, 1],
      [1, 1],
      [1, 2],
      [3, 2],
      [1, 3],
    ] as const) {
      pass(minutes)
      await world.reconcile()
      expect(tried()).toBe(times)
    }
    standIn.fail('refund', false)
    pass(360)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(standIn.held.get(id)?.refunded).toBe(35_000)
  })
})

describe('a provider that does not answer', () => {
  const impatient = (longest: { call: number; calls: number }) =>
    reconcile(createCollector({ ...world.collector, provider: standIn.provider, longest }))

  it('keeps nobody waiting: each call is cut off, and the rest is done', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    await opened(later, {}, '501234568')
    standIn.hang('read')
    pass(1)
    expect(await impatient({ call: 20, calls: 60_000 })).toMatchObject({ asked: 1, refunded: 1 })
  })

  it('is asked no more when the time for it is over, and first for who was not reached', async () => {
    const first = await opened()
    pass(1)
    const second = await opened(later, {}, '501234568')
    standIn.hang('read')
    pass(1)
    expect(await impatient({ call: 40, calls: 20 })).toMatchObject({ asked: 1 })
    expect(standIn.asked.filter((call) => call === 'read')).toHaveLength(1)
    standIn.answer('read')
    for (const { id } of [first, second]) standIn.settle(id)
    expect(await world.reconcile()).toMatchObject({ asked: 1 })
    expect((await world.stored(second.visit)).status).toBe('booked')
  })
})

describe('a refund that comes to nothing', () => {
  async function refunded(): Promise<{ visit: Unpaid; id: string }> {
    const one = await opened()
    await say(standIn.settle(one.id))
    await world.cancel(one.visit)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    return one
  }
  const paymentOf = async (visit: Unpaid) => (await world.stored(visit)).payment

  it('days later is ordered once more, however often that is said', async () => {
    const { visit, id } = await refunded()
    const news = standIn.failRefund(id)
    await say(news)
    expect(await paymentOf(visit)).toMatchObject({ status: 'refund_due', refunded: fee })
    expect((await paymentOf(visit))?.refunded_at).toBeUndefined()
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    await say(news)
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect((await paymentOf(visit))?.status).toBe('refunded')
    expect(standIn.held.get(id)).toMatchObject({ refunded: 35_000 })
    expect(new Set(standIn.held.get(id)?.refundKeys).size).toBe(2)
  })

  it('before it was written down is due, and not back', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    const key = `${standIn.held.get(id)!.reference}:refund`
    const { reference, currency } = standIn.held.get(id)!
    await say({ reference, refundId: `refund ${key}`, state: 'refund_failed', amount: 35_000, currency })
    await world.rows('update payments set failed_refunds = 0')
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    expect((await paymentOf(visit))?.status).toBe('refund_due')
  })

  it('at once is ordered again by another key, and by no other after three', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    standIn.fail('refund at once')
    for (let run = 0; run < 6; run++) {
      await world.reconcile()
      if (run < 2) expect(await paymentOf(visit)).not.toHaveProperty('is_refund_stuck')
      pass(360)
    }
    expect(await paymentOf(visit)).toMatchObject({ status: 'refund_due', refunded: fee, is_refund_stuck: true })
    expect(await world.rows('select failed_refunds as failed, status from payments')).toEqual([
      { failed: 3, status: 'refund_due' },
    ])
    standIn.fail('refund at once', false)
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    // Somebody gives it back at the provider by hand.
    standIn.held.get(id)!.refunded = 35_000
    pass(360)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect((await paymentOf(visit))?.status).toBe('refunded')
    expect(await paymentOf(visit)).not.toHaveProperty('is_refund_stuck')
  })

  it('for the last time is told to the patient, once, with whom to call, and not why they came', async () => {
    const { visit, id } = await opened(tomorrow, { reason: 'A rash that nobody shall know of' })
    await say(standIn.settle(id))
    await world.cancel(visit)
    const said = async () => {
      await world.app.announcer.deliver()
      return world.rows<{ phone: string; body: string }>(
        `select phone, body from sent_messages where body like '%could not return%'`,
      )
    }
    for (const times of [0, 0, 1]) {
      await world.reconcile()
      expect(await said()).toHaveLength(0)
      const news = standIn.failRefund(id)
      await say(news)
      await say(news)
      expect(await said()).toHaveLength(times)
      pass(360)
    }
    await world.reconcile()
    const [told, ...more] = await said()
    const receipt = (await paymentOf(visit))?.receipt_number
    expect(more).toEqual([])
    expect(told?.phone).toBe('+971501234567')
    expect(told?.body).toMatch(/^Liqa: we could not return AED.350 to you/)
    expect(told?.body).toContain(
      `call The test-clinic, ${visit.appointment.facility.phone}, and name receipt ${receipt}.`,
    )
    expect(told?.body).not.toMatch(/rash|https?:/)
  })

  it('is told after the quiet hours of its patient, when the visit is over too, and takes back nothing that waits for them', async () => {
    const phone = '+971501234567'
    const { patientId } = await signIn(world.database, { phone, now: world.clock(), tenantCode: paying })
    const quiet = { from: '21:00', to: '10:30', time_zone: 'Asia/Dubai' }
    await saveQuietHours(world.database.db, { tenantCode: paying, patientId }, quiet)
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    const said = async () => {
      await world.app.announcer.deliver()
      const all = await world.rows<{ body: string }>('select body from sent_messages')
      return all.flatMap(({ body }) => /could not return|An earlier time/.exec(body) ?? []).sort()
    }
    for (let failed = 0; failed < 2; failed++) {
      await world.reconcile()
      await say(standIn.failRefund(id))
      pass(360)
    }
    await world.reconcile()
    // The night after the visit would have been.
    world.setClock(new Date('2026-11-24T22:00:00Z'))
    const waiting = { id: visit.appointment.id, quiet: [quiet], usefulUntil: new Date('2026-11-25T12:00:00Z') }
    const offer = { tenantCode: paying, phone, body: 'An earlier time.' }
    await world.app.announcer.announce(world.database.db, offer, waiting)
    await say(standIn.failRefund(id))
    expect(await said()).toEqual([])
    expect(await world.rows('select held_for from outgoing_messages order by position')).toEqual([
      { held_for: visit.appointment.id },
      { held_for: null },
    ])
    // Something else is told of the visit meanwhile.
    await takeBack(world.database.db, visit.appointment.id)
    world.setClock(new Date('2026-11-25T06:29:00Z'))
    expect(await said()).toEqual([])
    world.setClock(new Date('2026-11-25T06:30:00Z'))
    expect(await said()).toEqual(['could not return'])
  })
})

describe('one that cannot be seen to', () => {
  it('keeps no event that came after it from being applied, and nothing else from being done', async () => {
    const { id } = await opened()
    const second = await opened(later, {}, '501234568')
    const [bad, good] = [id, second.id].map((of) => standIn.held.get(of)?.reference)
    await world.rows(
      `insert into payment_events (provider, event_id, payment_id, state, amount, currency, received_at)
       values ('stand-in', 'no currency', $1, 'paid', 35000, 'no', '2026-11-20T05:00:00Z'),
              ('stand-in', 'good', $2, 'paid', 35000, 'AED', '2026-11-21T05:00:00Z')`,
      [bad, good],
    )
    pass(1)
    expect(await world.reconcile()).toMatchObject({ applied: 1, asked: 1 })
    expect((await world.stored(second.visit)).status).toBe('booked')
    expect(await world.rows('select event_id from payment_events where applied_at is null')).toEqual([
      { event_id: 'no currency' },
    ])
  })

  it('is given back however often that was tried before', async () => {
    const { visit, id } = await opened()
    await say(standIn.settle(id))
    await world.cancel(visit)
    await world.rows('update payments set refund_tries = 32767')
    standIn.fail('refund')
    await world.reconcile()
    standIn.fail('refund', false)
    pass(359)
    expect(await world.reconcile()).toMatchObject({ refunded: 0 })
    pass(1)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
  })
})

describe('a server that was cut off', () => {
  it('before it could write down what it opened opens the same again', async () => {
    const { visit, id } = await opened()
    await putIntoState(
      world.database,
      `update payments set provider_id = null, redirect_url = null, status = 'created'`,
    )
    expect((await world.pageOf(visit)).slice(1)).toBe(id)
    expect(standIn.held.size).toBe(1)
  })

  it('before that takes the word of the provider by its own reference, and can give back what came', async () => {
    const { visit, id } = await opened()
    await putIntoState(
      world.database,
      `update payments set provider_id = null, redirect_url = null, status = 'created'`,
    )
    await say(standIn.settle(id))
    expect((await world.stored(visit)).status).toBe('booked')
    await world.cancel(visit)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(standIn.held.get(id)?.refunded).toBe(35_000)
  })

  it('after a wallet was charged finds that out by asking', async () => {
    const visit = await world.bookUnpaid(tomorrow, { payment_method: 'google_pay' })
    standIn.fail('charge')
    const path = `/appointment/payments/${visit.appointment.id}/wallet`
    const body = { wallet_type: 'google_pay', token: 'pay' }
    expect((await world.call('POST', path, { token: visit.token, body })).json().code).toBe('payment_unavailable')
    expect((await world.stored(visit)).status).toBe('awaiting_payment')
    pass(1)
    await world.reconcile()
    expect(await world.stored(visit)).toMatchObject({
      status: 'booked',
      payment: { method: 'google_pay', status: 'paid' },
    })
  })
})

describe('a wallet', () => {
  const pay = (visit: Unpaid, token: string) =>
    world.call('POST', `/appointment/payments/${visit.appointment.id}/wallet`, {
      token: visit.token,
      body: { wallet_type: 'google_pay', token },
    })

  it('pays by the token of its sheet, and the visit is booked', async () => {
    const visit = await world.bookUnpaid(tomorrow, { payment_method: 'google_pay' })
    expect((await pay(visit, 'pay')).json().data).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
    pass(1)
    expect((await pay(visit, 'pay')).json().data.status).toBe('booked')
    expect(standIn.asked.filter((call) => call === 'charge')).toHaveLength(1)
  })

  it('that is declined says so, and a card can pay instead', async () => {
    const visit = await world.bookUnpaid(tomorrow, { payment_method: 'google_pay' })
    expect((await pay(visit, 'decline')).json().code).toBe('payment_declined')
    const id = (await world.pageOf(visit)).slice(1)
    await say(standIn.settle(id))
    expect(await world.stored(visit)).toMatchObject({ status: 'booked', payment: { method: 'card', status: 'paid' } })
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['declined', 'paid'] }])
  })

  it('pays in place of a card whose page is still open, which then takes no money any more', async () => {
    const { visit, id } = await opened()
    expect((await pay(visit, 'pay')).json().data).toMatchObject({ status: 'booked', payment: { method: 'google_pay' } })
    expect(standIn.held.get(id)?.state).toBe('closed')
  })
})
