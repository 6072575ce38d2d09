import { demoOutcomes, type DemoOutcome } from './outcomes.ts'

/**
 * What becomes of a demo payment by a wallet, whose sheet asks for no outcome: the one that its token names by `demo:`, such as `demo:late`,
 * else it is paid. A bank that asks its question has no page for it, so that its payment is declined, as at Stripe.
 */
export function walletOutcome(token: string): DemoOutcome {
  const [, name] = /demo:(\w+)/.exec(token) ?? []
  const outcome = demoOutcomes.find((known) => known === name) ?? 'pay'
  return outcome === 'challenge' ? 'refuse' : outcome
}
