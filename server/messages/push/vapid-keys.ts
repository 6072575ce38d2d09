import { createECDH, hkdfSync } from 'node:crypto'

/** What the server proves to push services that it is the one a browser has subscribed to; each base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * The keys for push services: those of the private key in the settings (32 bytes, base64url), else made from the server's secret, so that
 * servers which share it have the same ones, and no key has to be made by hand. Throws where it is no key.
 */
export function createVapidKeys(secret: Buffer, configured?: string): VapidKeys {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(configured === undefined ? fromSecret(secret) : Buffer.from(configured, 'base64url'))
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: ecdh.getPrivateKey('base64url').padStart(43, 'A') }
}

/** Zero, or a number beyond the curve's order, would be no key: of 2^32 secrets one has such a number. */
function fromSecret(secret: Buffer): Buffer {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `patientweb push key ${attempt}`, 32))
    if (bytes.readUInt32BE(0) > 0 && bytes.readUInt32BE(0) < 0xff_ff_ff_ff) return bytes
  }
  throw new Error('no key for push services can be made from the secret of this server')
}
