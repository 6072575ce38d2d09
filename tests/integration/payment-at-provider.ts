import type { PaymentWorld, Unpaid } from './payment-world.ts'

/** What is done in a world whose payments are at the stand-in of a provider. */
export const paymentsAtProvider = (world: () => PaymentWorld) => ({
  /** Lets minutes go by. */
  pass: (minutes: number) => world().setClock(new Date(world().clock().getTime() + minutes * 60_000)),

  /** A visit whose payment is open at the provider, under its name there. */
  opened: async (...args: Parameters<PaymentWorld['bookUnpaid']>): Promise<{ visit: Unpaid; id: string }> => {
    const visit = await world().bookUnpaid(...args)
    return { visit, id: (await world().pageOf(visit)).slice(1) }
  },

  /** Brings the news of the provider to the server. */
  say: async (news: object): Promise<void> => {
    const payload = JSON.stringify(news)
    await world().app.inject({ method: 'POST', url: '/api/payment/payment/events/stand-in', payload })
  },
})
