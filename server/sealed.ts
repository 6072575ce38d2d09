import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A value that can be read only with the key it was encrypted with; each part is base64. */
export type Sealed = { nonce: string; tag: string; text: string }

/** Encrypts a JSON value with a key of 32 bytes. */
export function seal(value: unknown, key: Buffer): Sealed {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value ?? null)), cipher.final()])
  return { nonce: nonce.toString('base64'), tag: cipher.getAuthTag().toString('base64'), text: text.toString('base64') }
}

/** Decrypts what `seal` made. Throws when the key is not the one it was made with. */
export function unseal({ nonce, tag, text }: Sealed, key: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64'))
  decipher.setAuthTag(Buffer.from(tag, 'base64'))
  return JSON.parse(Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString())
}
