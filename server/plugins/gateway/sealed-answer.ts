import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** An encrypted answer that can be read only with the idempotency key, which itself is stored as a hash. */
export type SealedAnswer = { nonce: string; tag: string; text: string }

/** Encrypts an answer before it is stored: it may contain personal data and tokens. */
export function sealAnswer(answer: unknown, idempotencyKey: string, scope: string): SealedAnswer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive(idempotencyKey, scope), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(answer ?? null)), cipher.final()])
  return { nonce: nonce.toString('base64'), tag: cipher.getAuthTag().toString('base64'), text: text.toString('base64') }
}

/** Decrypts a sealed answer. Throws when key or scope are not those it was sealed with. */
export function openAnswer({ nonce, tag, text }: SealedAnswer, idempotencyKey: string, scope: string): unknown {
  const decipher = createDecipheriv('aes-256-gcm', derive(idempotencyKey, scope), Buffer.from(nonce, 'base64'))
  decipher.setAuthTag(Buffer.from(tag, 'base64'))
  return JSON.parse(Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString())
}

const derive = (key: string, scope: string) =>
  Buffer.from(hkdfSync('sha256', key, scope, 'patientweb stored answer', 32))
