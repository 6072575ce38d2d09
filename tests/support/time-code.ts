import { Secret, TOTP } from 'otpauth'

/** The code of a second factor at a time, as an authenticator app shows it. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now.getTime() })
