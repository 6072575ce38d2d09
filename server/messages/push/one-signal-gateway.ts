import * as Type from 'typebox'
import Value from 'typebox/value'
import { outcomeOf } from './outcome-of.ts'
import type { PushGateway, PushMessage, PushTarget } from './push-gateway.ts'

/** The application of a tenant at OneSignal, and the key that may send by it. */
export type OneSignalApp = { id: string; key: string }

type Options = {
  /** Its REST API, without a slash at the end. */
  url: string
  /** Undefined where the tenant has none. Throws where its key is not in the settings. */
  appOf: (tenantCode: string) => Promise<OneSignalApp | undefined>
}

/** Milliseconds one message may take. */
const timeout = 5000

/**
 * Sends messages by OneSignal's REST API, to one subscription each. OneSignal reads what it sends: never give it what only the patient may
 * see. A subscription that it does not know, or that its owner has ended, is `gone`.
 */
export function createOneSignalGateway({ url, appOf }: Options): PushGateway {
  return {
    async send({ tenantCode, token }, message) {
      const app = await appOf(tenantCode)
      if (!app) return 'gone'
      const answer = await fetch(`${url}/notifications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Key ${app.key}` },
        body: JSON.stringify(toBody(app.id, { tenantCode, token }, message)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const text = await answer.text()
      const outcome = outcomeOf(answer.status, 'OneSignal')
      return outcome === 'accepted' && !wasTaken(text) ? 'gone' : outcome
    },
  }
}

function toBody(
  appId: string,
  { tenantCode, token }: PushTarget,
  { notification, ttlSeconds, urgency, topic, key }: PushMessage,
) {
  const { title, body, lang, navigate, icon, actions = [], changed_at } = notification
  // English has to be among the languages; the device gets its own.
  const inLanguage = (text: string) => ({ en: text, [lang]: text })
  return {
    app_id: appId,
    target_channel: 'push',
    include_subscription_ids: [token],
    headings: inLanguage(title),
    contents: inLanguage(body),
    url: navigate,
    chrome_web_icon: icon,
    firefox_icon: icon,
    web_buttons: actions.map((one) => ({ id: one.action, text: one.title, url: one.navigate })),
    // For our part of its worker, which counts the visits of today.
    ...(changed_at !== undefined && { data: { changed_at, tenant: tenantCode } }),
    ttl: ttlSeconds,
    priority: urgency === 'high' ? 10 : 5,
    collapse_id: topic,
    web_push_topic: topic,
    idempotency_key: key,
  }
}

/** The id of the message, which is empty where it is sent to nobody. */
const Taken = Type.Object({ id: Type.String({ minLength: 1 }) })

/** It answers 200, too, where a subscription has ended: with errors in place of an id. */
function wasTaken(text: string): boolean {
  try {
    return Value.Check(Taken, JSON.parse(text))
  } catch {
    throw new Error('OneSignal answered with something else')
  }
}
