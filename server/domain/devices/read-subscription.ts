import * as Type from 'typebox'
import Value from 'typebox/value'

/** Where a browser is sent messages, and the keys they are encrypted with. */
const Subscription = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 1024 }),
  keys: Type.Object({
    /** The browser's key: the uncompressed point of P-256, base64url. */
    p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}=?$' }),
    /** A secret of 16 bytes, base64url. */
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
})
export type Subscription = Type.Static<typeof Subscription>

/**
 * The subscription that a browser's token says, or undefined. Its address must be of a push service that the server knows (`hosts`, each with
 * all below it): whoever registers could otherwise have the server call any address for them.
 */
export function readSubscription(token: string, hosts: readonly string[]): Subscription | undefined {
  const value = parse(token)
  if (!Value.Check(Subscription, value) || !URL.canParse(value.endpoint)) return undefined
  const { protocol, hostname, username, password } = new URL(value.endpoint)
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  if (protocol !== 'https:' || username !== '' || password !== '' || !isKnown) return undefined
  const { endpoint, keys } = value
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
