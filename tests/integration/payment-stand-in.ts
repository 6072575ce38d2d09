import { randomUUID } from 'node:crypto'
import type { PaymentNews, PaymentProvider, ProviderPayment } from '#server/domain/payments/payment-provider'
import { problem } from '#server/errors'

type Held = ProviderPayment & { reference: string; key: string; refundKeys: string[] }

/** A provider in memory, which pays, fails and falls silent as a test tells it, and counts what it is asked for. */
export function createStandIn() {
  const held = new Map<string, Held>()
  const failing = new Set<string>()
  const hanging = new Set<string>()
  const asked: string[] = []
  const ask = (call: string): Promise<never> | undefined => {
    asked.push(call)
    if (hanging.has(call)) return new Promise(() => {})
    if (failing.has(call)) throw problem('payment_unavailable')
    return undefined
  }
  const get = (id: string): Held => {
    const payment = held.get(id)
    if (!payment) throw problem('payment_unavailable')
    return payment
  }
  const view = ({ state, amount, currency, refunded }: Held): ProviderPayment => ({ state, amount, currency, refunded })

  const provider: PaymentProvider = {
    name: 'stand-in',
    methods: ['card', 'google_pay'],
    wallets: {
      google_pay: { environment: 'TEST', gateway_parameters: { gateway: 'example' }, supported_networks: ['VISA'] },
    },
    open: async ({ amount, currency, reference, key, method, returnUrl }) => {
      await ask('open')
      const known = [...held].find(([, payment]) => payment.key === key)
      const id = known?.[0] ?? randomUUID()
      if (!known) held.set(id, { state: 'open', amount, currency, reference, key, refunded: 0, refundKeys: [] })
      return { providerId: id, redirectUrl: method === 'card' ? `${new URL(returnUrl).origin}/${id}` : null }
    },
    read: async (id) => {
      await ask('read')
      return view(get(id))
    },
    close: async (id) => {
      await ask('close')
      const payment = get(id)
      if (payment.state === 'open') payment.state = 'closed'
      return view(payment)
    },
    charge: async ({ providerId, token }) => {
      const payment = get(providerId)
      if (payment.state === 'open') payment.state = token === 'decline' ? 'declined' : 'paid'
      await ask('charge')
      return view(payment)
    },
    refund: async ({ providerId, amount, key }) => {
      const payment = get(providerId)
      if (failing.has('refund at once')) return { refundId: `refund ${key}`, hasFailed: true }
      if (!failing.has('refund')) {
        if (!payment.refundKeys.includes(key)) payment.refunded += amount
        payment.refundKeys.push(key)
      }
      await ask('refund')
      if (failing.has('answer of refund')) throw problem('payment_unavailable')
      return { refundId: `refund ${key}`, hasFailed: false }
    },
    readWebhook: async (body) => JSON.parse(body.toString()) as PaymentNews,
  }

  return {
    provider,
    held,
    asked,
    /** Lets calls of a kind fail from now on, or work again. */
    fail: (call: string, isFailing = true) => void (isFailing ? failing.add(call) : failing.delete(call)),
    /** Lets calls of a kind never be answered from now on. */
    hang: (call: string) => void hanging.add(call),
    answer: (call: string) => void hanging.delete(call),
    /** A refund comes to nothing after it was taken; what the provider says of it then. */
    failRefund: (id: string): PaymentNews => {
      const payment = get(id)
      const { reference, refunded: amount, currency, refundKeys } = payment
      payment.refunded = 0
      return { reference, refundId: `refund ${refundKeys.at(-1)}`, state: 'refund_failed', amount, currency }
    },
    /** A patient pays on the provider's page, if that is still possible; what the provider says of it then. */
    settle: (
      id: string,
      change: Partial<Pick<Held, 'state' | 'amount' | 'currency'>> = { state: 'paid' },
    ): PaymentNews => {
      const payment = get(id)
      if (payment.state === 'open') Object.assign(payment, { state: 'paid', ...change })
      const { reference, amount, currency, state } = payment
      if (state === 'open') throw new Error('nothing to say')
      return { eventId: randomUUID(), reference, providerId: id, state, amount, currency }
    },
    reset: () => {
      held.clear()
      failing.clear()
      hanging.clear()
      asked.length = 0
    },
  }
}

export type StandIn = ReturnType<typeof createStandIn>
