import { createHmac } from 'node:crypto'
import { hashPassword } from '#server/domain/accounts/hash-password'
import { refuseWeak } from '#server/domain/accounts/password-rules'
import { problem } from '#server/errors'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The password of a body, exactly as it was typed (V07). Throws `validation_failed`, at `path`, for what is not Base64 of UTF-8. */
export function readPassword(encoded: string, path = '/password'): string {
  const bytes = Buffer.from(encoded, 'base64')
  // Node skips what it cannot read, so that different texts would be one password.
  if (bytes.toString('base64') === encoded)
    try {
      return utf8.decode(bytes)
    } catch {
      // Refused below, without a word of what was sent.
    }
  throw problem('validation_failed', { fields: [{ path, message: 'must be Base64 of UTF-8' }] })
}

/** The stored form of a password that is being chosen. Throws `validation_failed` and `password_refused`. */
export async function hashNewPassword(encoded: string): Promise<string> {
  const password = readPassword(encoded)
  await refuseWeak(password)
  return hashPassword(password)
}

/** A body for the record of its call, from whose hash the password cannot be guessed without the server's secret. */
export const withoutPassword = <Body extends { password?: string }>(secret: Buffer, body: Body) => ({
  ...body,
  ...(body.password !== undefined && { password: createHmac('sha256', secret).update(body.password).digest('hex') }),
})
