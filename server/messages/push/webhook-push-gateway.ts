import { outcomeOf } from './outcome-of.ts'
import type { PushGateway } from './push-gateway.ts'

type Options = {
  url: string
  /** Sent as a bearer token where it is set. */
  token?: string | undefined
}

/** Milliseconds one message may take. */
const timeout = 5000

/**
 * Hands messages for an app that has this one within it to a webhook, which sends them by the services of its platforms: `POST` of
 * `{ tenant, token, notification, ttl, urgency, topic }`. 404 and 410 say that the device is gone.
 */
export function createWebhookPushGateway({ url, token: bearer }: Options): PushGateway {
  return {
    async send({ tenantCode, token }, { notification, ttlSeconds, urgency, topic, key }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `"${key}"`,
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify({ tenant: tenantCode, token, notification, ttl: ttlSeconds, urgency, topic }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      await answer.body?.cancel()
      return outcomeOf(answer.status, 'the webhook of the app')
    },
  }
}
