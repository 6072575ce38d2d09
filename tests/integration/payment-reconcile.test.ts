import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCollector } from '#server/payments/collector'
import { reconcile } from '#server/payments/reconcile'
import { putIntoState } from '#tests/support/put-into-state'
import { fee, ids } from './appointment-world.ts'
import { paymentsAtProvider } from './payment-at-provider.ts'
import { createStandIn } from './payment-stand-in.ts'
import { later, openPaymentWorld, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

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

const { opened, pass, say } = paymentsAtProvider(() => world)

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
