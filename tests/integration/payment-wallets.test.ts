import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WalletMethod } from '#contract/payment-methods'
import { appleToken } from '../support/apple-pay/apple-token.ts'
import { merchant } from '../support/apple-pay/gateway-server.ts'
import { openPaymentWorld, tomorrow, type PaymentWorld, type Unpaid } from './payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await openPaymentWorld({ config: { appleMerchant: merchant } })
})
afterAll(() => world.close())
beforeEach(() => world.reset())

/** Tokens as the sheets give them, which name what shall become of the payment. */
const tokens: Record<WalletMethod, (outcome: string) => string> = {
  apple_pay: (outcome) => JSON.stringify(appleToken(`Visa 1234 ${outcome}`)),
  google_pay: (outcome) => JSON.stringify({ id: 'tok_visa', outcome }),
}

describe.each(['apple_pay', 'google_pay'] as const)('%s at the provider of demos', (wallet) => {
  const bookUnpaid = () => world.bookUnpaid(tomorrow, { payment_method: wallet })
  const pay = async ({ appointment, token }: Unpaid, outcome = '') =>
    (
      await world.call('POST', `/appointment/payments/${appointment.id}/wallet`, {
        token,
        body: { wallet_type: wallet, token: tokens[wallet](outcome) },
      })
    ).json<{ data?: { status: string }; code?: string }>()
  const pass = (minutes: number) => world.setClock(new Date(world.clock().getTime() + minutes * 60_000))
  const eventsOf = (visit: Unpaid) =>
    world.rows<{ state: string }>(
      `select e.state from payment_events e join payments p on p.id = e.payment_id where p.appointment_id = $1`,
      [visit.appointment.id],
    )

  it('pays, and what the provider says twice afterwards counts once', async () => {
    const visit = await bookUnpaid()
    const calls = vi.spyOn(world.app, 'inject')
    expect((await pay(visit)).data).toMatchObject({ status: 'booked', payment: { method: wallet, status: 'paid' } })
    const said = () => calls.mock.calls.filter((call) => JSON.stringify(call).includes('/payment/events/sandbox'))
    await vi.waitFor(() => expect(said()).toHaveLength(2), 10_000)
    calls.mockRestore()
    await vi.waitFor(async () => expect(await eventsOf(visit)).toEqual([{ state: 'paid' }]))
    expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['paid'] }])
  })

  it.each(['demo:decline', 'demo:challenge', 'demo:refuse'])(
    'is declined by %s, and pays at the next try',
    async (no) => {
      const visit = await bookUnpaid()
      expect((await pay(visit, no)).code).toBe('payment_declined')
      expect((await world.stored(visit)).payment?.status).toBe('declined')
      expect((await pay(visit)).data?.status).toBe('booked')
      expect(await world.books()).toEqual([{ visit: 'booked', time: 'booked', payments: ['declined', 'paid'] }])
    },
  )

  it('is open until the answer comes, and paid then', async () => {
    const visit = await bookUnpaid()
    expect((await pay(visit, 'demo:no_answer')).data).toMatchObject({
      status: 'awaiting_payment',
      payment: { status: 'pending' },
    })
    pass(1)
    expect(await world.state(visit)).toMatchObject({ status: 'booked', payment: { status: 'paid' } })
  })

  it('that is paid too late goes back where the time is gone', async () => {
    const visit = await bookUnpaid()
    await pay(visit, 'demo:late')
    pass(15)
    await world.reconcile()
    await world.tryBooking(tomorrow, { payment_method: 'at_facility' }, '501234568')
    pass(20)
    for (let again = 0; again < 3; again += 1) {
      await world.reconcile()
      pass(10)
    }
    expect((await world.books())[0]).toEqual({ visit: 'expired', time: 'released', payments: ['refunded'] })
  })
})
