import type { Agent } from 'node:https'
import webPush, { WebPushError } from 'web-push'
import { readSubscription } from '#server/domain/devices/read-subscription'
import type { PushGateway, PushNotification } from './push-gateway.ts'
import type { VapidKeys } from './vapid-keys.ts'

type Options = {
  keys: VapidKeys
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  subject: string
  /** Push services that are called, each with all below it. */
  hosts: readonly string[]
  /** Trusts the certificate of a service that runs here. */
  agent?: Agent
}

/** Milliseconds one message may take. */
const timeout = 5000

/** Sends messages by the push service of each browser, encrypted for it (RFC 8030, 8291, 8292). Redirects are not followed. */
export function createWebPushGateway({ keys, subject, hosts, agent }: Options): PushGateway {
  return {
    async send({ token }, { notification, ttlSeconds, urgency, topic }) {
      const subscription = readSubscription(token, hosts)
      // A service that the settings no longer name.
      if (!subscription) return 'gone'
      const options = { vapidDetails: { subject, ...keys }, TTL: ttlSeconds, urgency, topic, timeout }
      // What a service answers beside its status may name the device, and goes nowhere.
      const refusal = await webPush
        .sendNotification(subscription, toPayload(notification), { ...options, ...(agent && { agent }) })
        .then(() => undefined, statusOf)
      if (refusal === undefined) return 'accepted'
      if (refusal === 404 || refusal === 410) return 'gone'
      // Too many at once, or the service itself: later it may take it.
      if (refusal === 429 || refusal >= 500) throw new Error(`the push service answered ${refusal}`)
      return 'refused'
    },
  }
}

/** In the form that browsers can show without a worker (Declarative Web Push), which workers read too. Some services take 4,000 bytes and no more. */
const toPayload = (notification: PushNotification): string => JSON.stringify({ web_push: 8030, notification })

/** The status with which a push service refused. Throws what was no answer. */
function statusOf(error: unknown): number {
  if (error instanceof WebPushError) return error.statusCode
  throw error
}
