import { toBase64 } from './digest.ts'

/** HMAC-SHA256 of a text, in base64. Web Crypto exists wherever calls are signed: page, worker and Node. */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  return toBase64(await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(text)))
}

/** Imported once per secret: there is one per service, for the life of the page. */
function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret)
  if (known) return known
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  keys.set(secret, key)
  return key
}

const keys = new Map<string, Promise<CryptoKey>>()
const encoder = new TextEncoder()
