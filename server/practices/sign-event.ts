import { createHmac } from 'node:crypto'
import type { FeedSecret } from '#server/domain/practices/feed-secret'

type Message = { id: string; body: string; at: Date }

/** The headers of Standard Webhooks: an id that stays, the time of the attempt, and a signature by each secret that is good. */
export function signEvent({ id, body, at }: Message, secrets: readonly FeedSecret[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
