import { hkdfSync } from 'node:crypto'
import type { Sealed } from '#server/sealed'
import { unseal } from '#server/sealed'

/** A secret in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. */
export type FeedSecret = `whsec_${string}`

/** The key by which secrets of feeds are sealed, from that of the server. */
export const feedKey = (secret: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'patientweb practice feed', 32))

/** The secret of a feed. Throws where another server secret sealed it. */
export const openSecret = (sealed: Sealed, secret: Buffer): FeedSecret => unseal(sealed, feedKey(secret)) as FeedSecret
