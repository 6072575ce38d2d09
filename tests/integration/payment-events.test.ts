import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fee } from './appointment-world.ts'
import { openPaymentWorld, type PaymentWorld, type Unpaid } from './payment-world.ts'

let world: PaymentWorld
let visit: Unpaid
let payment: { reference: string; providerId: string }
beforeAll(async () => {
  world = await openPaymentWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.reset()
  visit = await world.bookUnpaid()
  const providerId = (await world.pageOf(visit)).split('/').at(-1)!
  const [row] = await world.rows<{ id: string }>('select id from payments')
  payment = { reference: row!.id, providerId }
})

const paid = (changes: object = {}) => ({
  eventId: randomUUID(),
  ...payment,
  state: 'paid',
  amount: 35_000,
  currency: 'AED',
  ...changes,
})

/** What a provider with our secret says, or somebody with another one, so many seconds ago. */
async function say(news: object, { secret = world.app.secret, secondsAgo = 0, provider = 'sandbox', body = '' } = {}) {
  const text = JSON.stringify(news)
  const seconds = Math.floor(world.clock().getTime() / 1000) - secondsAgo
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patientweb demo payments', 32))
  const signature = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/payment/payment/events/${provider}`,
    payload: body || text,
    headers: { 'content-type': 'application/json', 'x-demo-signature': `t=${seconds},v1=${signature}` },
  })
  const { data, code } = answer.json<{ data?: { event: string }; code?: string }>()
  return data?.event ?? code
}

const untouched = () =>
  expect(world.books()).resolves.toEqual([{ visit: 'awaiting_payment', time: 'unpaid', payments: ['pending'] }])

describe('what a provider says', () => {
  it('books the visit once, however often it is said, also by two calls at once', async () => {
    const news = paid()
    const answers = await Promise.all([say(news), say(news), say(news)])
    expect(answers.toSorted()).toEqual(['applied', 'repeated', 'repeated'])
    expect(await say(paid())).toBe('applied')
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['paid'] }])
    await world.app.announcer.deliver()
    expect(await world.rows(`select 1 from sent_messages where body like '%you are booked%'`)).toHaveLength(1)
  })

  it('is refused where it is signed with another key, was changed, or is old', async () => {
    expect(await say(paid(), { secret: Buffer.alloc(32) })).toBe('forbidden')
    expect(await say(paid({ amount: 1 }), { body: JSON.stringify(paid()) })).toBe('forbidden')
    expect(await say(paid(), { secondsAgo: 301 })).toBe('forbidden')
    expect(await say(paid(), { secondsAgo: -301 })).toBe('forbidden')
    const unsigned = await world.app.inject({
      method: 'POST',
      url: '/api/payment/payment/events/sandbox',
      payload: paid(),
    })
    expect(unsigned.statusCode).toBe(403)
    await untouched()
  })

  it('is refused of a payment that is not ours, and from a provider that we do not have', async () => {
    expect(await say(paid({ reference: randomUUID() }))).toBe('not_found')
    expect(await say(paid({ reference: 'x' }))).toBe('not_found')
    expect(await say(paid({ providerId: 'demo_of_another' }))).toBe('not_found')
    expect(await say(paid(), { provider: 'stripe' })).toBe('not_found')
    await untouched()
  })

  it('is refused with an amount that nobody can have paid', async () => {
    for (const amount of [-35_000, 0, 0.5]) expect(await say(paid({ amount }))).toBe('validation_failed')
    await untouched()
  })

  it('is refused with a currency that is none', async () => {
    for (const currency of ['us', 'aed', 'AEDX', '']) expect(await say(paid({ currency }))).toBe('validation_failed')
    await untouched()
  })

  it.each([{ amount: 34_999 }, { amount: 35_001 }, { currency: 'SAR' }])(
    'of other money (%o) books nothing: it goes back',
    async (other) => {
      expect(await say(paid(other))).toBe('applied')
      expect(await world.books()).toEqual([{ visit: 'awaiting_payment', time: 'unpaid', payments: ['refund_due'] }])
      const [row] = await world.rows<{ refund: number; currency: string }>(
        'select refund_amount::int as refund, paid_currency as currency from payments',
      )
      expect(row).toEqual({
        refund: 35_000,
        currency: 'AED',
        ...('amount' in other ? { refund: other.amount } : other),
      })
    },
  )

  it('after the visit was paid otherwise gives that money back, and leaves the visit booked', async () => {
    expect(await say(paid({ state: 'declined' }))).toBe('applied')
    await world.pay(visit)
    // The first bank changes its mind.
    expect(await say(paid())).toBe('applied')
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['paid', 'refund_due'] }])
    expect((await world.stored(visit)).payment).toMatchObject({ status: 'paid', amount: fee })
    await world.app.announcer.deliver()
    const sent = await world.rows<{ body: string }>('select body from sent_messages order by id')
    expect(sent[2]?.body).toMatch(/^Liqa: we are returning your payment of AED.350\. /)
  })

  it('of a payment that had been declined books the visit, and the attempt after it takes no money any more', async () => {
    expect(await say(paid({ state: 'declined' }))).toBe('applied')
    const again = await world.pageOf(visit)
    expect(await say(paid())).toBe('applied')
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['expired', 'paid'] }])
    await world.reconcile()
    expect((await world.app.inject({ url: again })).body).toContain('This payment can no longer be made.')
  })

  it('and could not be applied is applied by the job', async () => {
    await world.rows(
      `insert into payment_events (provider, event_id, payment_id, state, amount, currency, received_at)
       values ('sandbox', 'cut-off', $1, 'paid', 35000, 'AED', now())`,
      [payment.reference],
    )
    expect(await world.reconcile()).toMatchObject({ applied: 1 })
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['paid'] }])
    expect(await world.reconcile()).toMatchObject({ applied: 0 })
  })
})
