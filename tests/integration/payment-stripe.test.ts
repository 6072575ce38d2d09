import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { params } from '#src/pages/payment/payment-address.ts'
import { createStripe } from '#server/payments/stripe/stripe-provider'
import { appleToken } from '../support/apple-pay/apple-token.ts'
import { startStripe } from '../support/stripe-stand-in.ts'
import { fee, slotAt } from './appointment-world.ts'
import { openPaymentWorld, paying, returnTo, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

const webhookSecret = 'whsec_of_a_test'
let stripe: Awaited<ReturnType<typeof startStripe>>
let world: PaymentWorld
beforeAll(async () => {
  stripe = await startStripe()
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret, url: stripe.url }
  world = await openPaymentWorld({ paymentProvider: createStripe(keys, 'AE') })
})
afterAll(async () => {
  await world.close()
  await stripe.close()
})
beforeEach(async () => {
  await world.reset()
  stripe.setAway(false)
  stripe.loseAnswers(false)
  stripe.asked.length = 0
})

async function opened(): Promise<{ visit: Unpaid; id: string; url: string }> {
  const visit = await world.bookUnpaid()
  const url = (await world.start(visit)).json().data.redirect_url as string
  return { visit, url, id: new URL(url).pathname.slice(1) }
}

/** Says what happened as Stripe does, signed by its own library. */
async function say(
  type: string,
  object: object,
  { secret = webhookSecret, secondsAgo = 0, id = `evt_${randomUUID()}` } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const timestamp = Math.floor(world.clock().getTime() / 1000) - secondsAgo
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/payment/payment/events/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
  const { data, code } = answer.json<{ data?: { event: string }; code?: string }>()
  return data?.event ?? code
}

describe('a visit that is paid by card at Stripe', () => {
  it('is asked for on its hosted page by an amount and a random id, and nothing of the patient', async () => {
    const { url, id } = await opened()
    expect(url).toBe(`https://checkout.stripe.test/${id}`)
    const [{ what, form, key, authorization } = {}] = stripe.asked as [(typeof stripe.asked)[number]?]
    const [payment] = await world.rows<{ id: string }>('select id from payments')
    expect({ what, key, authorization }).toEqual({
      what: 'POST /v1/checkout/sessions',
      key: payment!.id,
      authorization: 'Bearer sk_test_1',
    })
    expect(Object.fromEntries(form!)).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'aed',
      'line_items[0][price_data][unit_amount]': '35000',
      'line_items[0][price_data][product_data][name]': 'Visit',
      'metadata[payment]': payment!.id,
      success_url: expect.stringMatching(new RegExp(`${returnTo.replace('?', '\\?')}$`)),
      cancel_url: expect.stringMatching(/^http/),
      expires_at: String(world.clock().getTime() / 1000 + 46 * 60),
    })
  })

  it('leads who comes back without paying to the choice how to pay, and who may have paid to what the bank says', async () => {
    const { appointment, token } = await world.bookUnpaid()
    const back = `${returnTo}&${params.back}=1`
    const body = { appointment_id: appointment.id, return_to: back }
    await world.call('POST', '/appointment/payments', { token, body })
    const form = new URLSearchParams(stripe.asked[0]?.form)
    const pathOf = (name: string) => {
      const { pathname, search } = new URL(form.get(name) ?? '')
      return pathname + search
    }
    expect([pathOf('success_url'), pathOf('cancel_url')]).toEqual([back, returnTo])
  })

  it('is booked by what Stripe says, once', async () => {
    const { visit, id } = await opened()
    const session = { ...stripe.pay(id) }
    expect(await say('checkout.session.completed', session, { id: 'evt_1' })).toBe('applied')
    expect(await say('checkout.session.completed', session, { id: 'evt_1' })).toBe('repeated')
    expect(await world.stored(visit)).toMatchObject({ status: 'booked', payment: { status: 'paid', amount: fee } })
  })

  it('is not booked by what others say, or what is old, or of something else', async () => {
    const { visit, id } = await opened()
    const session = { ...stripe.sessions.get(id), status: 'complete', payment_status: 'paid' }
    expect(await say('checkout.session.completed', session, { secret: 'whsec_of_another' })).toBe('forbidden')
    expect(await say('checkout.session.completed', session, { secondsAgo: 301 })).toBe('forbidden')
    expect(await say('checkout.session.completed', { ...session, metadata: {} })).toBe('ignored')
    expect(await say('customer.created', session)).toBe('ignored')
    expect(await say('checkout.session.completed', { ...session, payment_status: 'unpaid' })).toBe('ignored')
    expect((await world.stored(visit)).status).toBe('awaiting_payment')
  })

  it('is found to be paid by asking, and gives its money back when it is cancelled', async () => {
    const { visit, id } = await opened()
    const { payment_intent: intent } = stripe.pay(id) as { payment_intent?: string }
    expect((await world.state(visit)).status).toBe('booked')
    await world.cancel(visit)
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    expect(stripe.intents.get(intent!)?.['latest_charge']).toMatchObject({ amount_refunded: 35_000 })
  })

  it('gives its money back once more where a bank sends it back, whichever events tell of it', async () => {
    const { visit, id } = await opened()
    stripe.pay(id)
    await world.state(visit)
    await world.cancel(visit)
    await world.reconcile()
    const refund = [...stripe.refunds.values()].at(-1)!
    expect(await say('refund.updated', refund)).toBe('ignored')
    refund['status'] = 'failed'
    expect(await say('refund.failed', { ...refund, metadata: {} })).toBe('ignored')
    expect(await say('refund.failed', refund)).toBe('applied')
    expect(await say('charge.refund.updated', refund)).toBe('repeated')
    expect((await world.stored(visit)).payment).toMatchObject({ status: 'refund_due', refunded: fee })
    expect(await world.reconcile()).toMatchObject({ refunded: 1 })
    const orders = stripe.asked.filter(({ what }) => what === 'POST /v1/refunds')
    expect(new Set(orders.map(({ key }) => key)).size).toBe(2)
    expect([...stripe.refunds.values()].filter(({ status }) => status === 'succeeded').at(-1)).toMatchObject({
      amount: 35_000,
      metadata: refund['metadata'],
    })
    expect((await world.stored(visit)).payment?.status).toBe('refunded')
  })

  it('opens the same page once its answer was lost, in whichever language that is asked again', async () => {
    const { appointment, token } = await world.bookUnpaid()
    const start = async (language: 'en' | 'ar') => {
      world.setClock(new Date(world.clock().getTime() + 1_000))
      const body = { appointment_id: appointment.id, return_to: returnTo.replace('/en-ae/', `/${language}-ae/`) }
      return (await world.call('POST', '/appointment/payments', { token, body })).json()
    }
    stripe.loseAnswers(true)
    expect((await start('en')).code).toBe('payment_unavailable')
    stripe.loseAnswers(false)
    const before = stripe.sessions.size
    expect((await start('ar')).data?.redirect_url).toMatch(/^https:\/\/checkout/)
    expect(stripe.sessions.size).toBe(before)
  })

  it('is closed there when nobody paid in time', async () => {
    const { visit, id } = await opened()
    world.setClock(new Date(world.clock().getTime() + 15 * 60_000))
    await world.reconcile()
    expect(stripe.sessions.get(id)?.['status']).toBe('expired')
    expect((await world.stored(visit)).status).toBe('expired')
  })

  it('says that it does not work now where Stripe is away, and works again afterwards', async () => {
    const visit = await world.bookUnpaid()
    stripe.setAway(true)
    expect((await world.start(visit)).json().code).toBe('payment_unavailable')
    stripe.setAway(false)
    world.setClock(new Date(world.clock().getTime() + 60_000))
    expect((await world.start(visit)).json().data.redirect_url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/)
  })
})

describe('Google Pay by Stripe', () => {
  const pay = (visit: Unpaid, token: string) =>
    world.call('POST', `/appointment/payments/${visit.appointment.id}/wallet`, {
      token: visit.token,
      body: { wallet_type: 'google_pay', token },
    })

  it('is charged by the token of its sheet', async () => {
    const visit = await world.bookUnpaid(tomorrow, { payment_method: 'google_pay' })
    const answer = await pay(visit, JSON.stringify({ id: 'tok_visa', object: 'token' }))
    expect(answer.json().data).toMatchObject({ status: 'booked', payment: { method: 'google_pay', status: 'paid' } })
    const { form } = stripe.asked.find(({ what }) => what.endsWith('/confirm'))!
    expect(form.get('payment_method_data[card][token]')).toBe('tok_visa')
  })

  it('that is declined says so', async () => {
    const visit = await world.bookUnpaid(tomorrow, { payment_method: 'google_pay' })
    expect((await pay(visit, 'tok_declined')).json().code).toBe('payment_declined')
    expect((await world.stored(visit)).payment?.status).toBe('declined')
  })
})

describe('Apple Pay by Stripe', () => {
  const bookUnpaid = () => world.bookUnpaid(tomorrow, { payment_method: 'apple_pay' })
  const pay = async (visit: Unpaid, token: unknown = appleToken()) =>
    (
      await world.call('POST', `/appointment/payments/${visit.appointment.id}/wallet`, {
        token: visit.token,
        body: { wallet_type: 'apple_pay', token: typeof token === 'string' ? token : JSON.stringify(token) },
      })
    ).json<{ data?: object; code?: string; fields?: object[] }>()
  const asks = (what: string) => stripe.asked.filter((one) => one.what.endsWith(what))

  it('is offered with what its sheet has to know [C64]', async () => {
    const { practitioner_id, facility_id, service_id, consultation_type } = slotAt(tomorrow)
    const query = new URLSearchParams({ practitioner_id, facility_id, service_id, consultation_type }).toString()
    const offered = await world.callService('payment', 'GET', `/appointment/payment-methods?${query}`, {
      tenant: paying,
    })
    expect(offered.json().data).toMatchObject({
      methods: expect.arrayContaining(['apple_pay', 'google_pay']),
      wallets: { apple_pay: { country_code: 'AE', supported_networks: ['visa', 'masterCard', 'amex'] } },
    })
  })

  it('is charged by the card that Stripe reads from the token of its sheet', async () => {
    const visit = await bookUnpaid()
    const token = appleToken()
    expect((await pay(visit, token)).data).toMatchObject({
      status: 'booked',
      payment: { method: 'apple_pay', status: 'paid', amount: fee },
    })
    const [{ form, key } = {}] = asks('/v1/tokens') as [(typeof stripe.asked)[number]?]
    expect(Object.fromEntries(form!)).toEqual({
      pk_token: JSON.stringify(token.paymentData),
      pk_token_instrument_name: 'Visa 1234',
      pk_token_payment_network: 'Visa',
      pk_token_transaction_id: token.transactionIdentifier,
    })
    expect(key).toMatch(/:charge:[\w-]{43}:token$/)
    expect(asks('/confirm')[0]?.form.get('payment_method_data[card][token]')).toMatch(/^tok_\w+/)
  })

  it.each(['Declined 0002', 'Blocked 0002'])('that is declined says so, and another card can pay: %s', async (name) => {
    const visit = await bookUnpaid()
    expect((await pay(visit, appleToken(name))).code).toBe('payment_declined')
    expect((await world.stored(visit)).payment?.status).toBe('declined')
    world.setClock(new Date(world.clock().getTime() + 1_000))
    expect((await pay(visit)).data).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['declined', 'paid'] }])
  })

  it('that Stripe does not answer is paid by the next sheet, once', async () => {
    const visit = await bookUnpaid()
    stripe.setAway(true)
    expect((await pay(visit)).code).toBe('payment_unavailable')
    stripe.setAway(false)
    world.setClock(new Date(world.clock().getTime() + 1_000))
    expect((await pay(visit)).data).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['paid'] }])
  })

  it.each([
    ['no JSON', 'tok_visa'],
    ['JSON of something else', '[]'],
    ['no card', { ...appleToken(), paymentData: {} }],
    ['another version', { ...appleToken(), paymentData: { ...appleToken().paymentData, version: 'EC_v9' } }],
    ['text where bytes belong', { ...appleToken(), paymentData: { ...appleToken().paymentData, data: '<script>' } }],
    ['no transaction', { ...appleToken(), transactionIdentifier: 'Simulated Identifier' }],
    ['a long name', appleToken('x'.repeat(101))],
  ])('with a token that has %s asks nobody', async (_, token) => {
    const visit = await bookUnpaid()
    const { code, fields } = await pay(visit, token)
    expect([code, fields]).toEqual(['validation_failed', [{ path: '/token', message: 'is no token of Apple Pay' }]])
    expect(stripe.asked).toEqual([])
    expect((await world.stored(visit)).payment?.status).toBe('created')
  })

  it('with a token that is too long is refused before it is read', async () => {
    const visit = await bookUnpaid()
    expect((await pay(visit, 'x'.repeat(20_001))).fields).toEqual([expect.objectContaining({ path: '/token' })])
  })
})
