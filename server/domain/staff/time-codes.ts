import { hkdfSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { seal, unseal, type Sealed } from '#server/sealed'

/** Seconds of a step, and how many steps early or late a phone's clock may be. */
const period = 30
const window = 1

/** A new secret of a second factor, base32, as a person can type it: 160 bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the picture: the secret, whose it is, and at which app. */
export const totpAddress = (secret: string, issuer: string, email: string): string =>
  // A colon would end the name of the issuer.
  totpOf(secret, { issuer: issuer.replaceAll(':', ' '), label: email.replaceAll(':', ' ') }).toString()

/**
 * The step of time of a right code, or undefined. A code of a step up to `lastStep` is none: it was used, or a later one was.
 *
 * @param code - six digits
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep = -1): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  if (delta === null) return undefined
  const step = Math.floor(now.getTime() / 1000 / period) + delta
  return step > lastStep ? step : undefined
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'patientweb staff second factor', 32))

/** The secret of a second factor as it is stored. */
export const sealTotp = (totp: string, secret: Buffer): Sealed => seal(totp, keyOf(secret))
/** The secret of a second factor again; throws where it was sealed by another server's secret or was altered. */
export const unsealTotp = (sealed: Sealed, secret: Buffer): string => String(unseal(sealed, keyOf(secret)))
