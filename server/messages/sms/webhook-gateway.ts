import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { problem } from '#server/errors'
import type { SmsGateway, TextMessage } from './sms-gateway.ts'

type Options = {
  url: string
  /** Sent as a bearer token where it is set. */
  token?: string | undefined
  /** Milliseconds one attempt may take. */
  timeout?: number
  /** Milliseconds before the second attempt; doubled for the third. */
  pause?: number
}

const attempts = 3

/**
 * Sends messages to a provider's webhook: `POST` of `{ tenant, phone, body }`, with `language` where it is told. No answer and 5xx are retried, with the same
 * Idempotency-Key so that a phone gets one message; any other answer than 2xx is final. Redirects are not followed.
 */
export function createWebhookGateway({ url, token, timeout = 5000, pause = 250 }: Options): SmsGateway {
  const post = async (
    { tenantCode, phone, body, language }: TextMessage,
    key: string,
  ): Promise<'taken' | 'refused' | 'again'> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `"${key}"`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ tenant: tenantCode, phone, body, language }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      await answer.body?.cancel()
      if (answer.ok) return 'taken'
      return answer.status >= 500 ? 'again' : 'refused'
    } catch {
      // Unreachable or too slow: both are worth another attempt, and give no further information.
      return 'again'
    }
  }

  return {
    send: async (message) => {
      const key = message.key ?? randomUUID()
      for (let attempt = 1; attempt <= attempts; attempt++) {
        const outcome = await post(message, key)
        if (outcome === 'taken') return
        if (outcome === 'refused') break
        if (attempt < attempts) await wait(pause * 2 ** (attempt - 1))
      }
      throw problem('unavailable')
    },
  }
}
