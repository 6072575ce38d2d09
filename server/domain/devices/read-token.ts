import type { NotificationService } from '#contract/device-registration'
import type { Tenant } from '#server/tenants/tenant'
import { readSubscription } from './read-subscription.ts'

/** What devices can be registered with, and what is said where a token is none of it. */
export const expectedToken: Record<NotificationService, string> = {
  'web-push': 'must be a subscription, as JSON with endpoint and keys, at a push service that this platform sends to',
  onesignal: 'must be the id of a subscription at OneSignal, where this client has an application',
  webhook: 'must be printable text, from the app that has this one within it, where this client sends to one',
}

type OfTenant = Pick<Tenant, 'configuration'>

/**
 * A device's token as it is stored: of a browser endpoint and keys alone. Undefined where it is none, or the tenant sends nothing by this
 * service. `hosts` are the push services of browsers that are known.
 */
export function readToken(
  { configuration: { push_identifier: application, in_app_push: inApp } }: OfTenant,
  service: NotificationService,
  token: string,
  hosts: readonly string[],
): string | undefined {
  if (service === 'onesignal') return application !== undefined && isUuid.test(token) ? token : undefined
  if (service === 'webhook') return inApp === 'webhook' && isPrintable.test(token) ? token : undefined
  return canonical(token, hosts)
}

/** Tokens by which the same device may have been registered, whichever service it was. */
export const tokensLike = (token: string, hosts: readonly string[]): string => canonical(token, hosts) ?? token

const canonical = (token: string, hosts: readonly string[]) => {
  const subscription = readSubscription(token, hosts)
  return subscription && JSON.stringify(subscription)
}

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const isPrintable = /^[\x21-\x7e]{8,2048}$/
