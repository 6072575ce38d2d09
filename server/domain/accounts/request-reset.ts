import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createAttempts } from '../identity/attempts.ts'
import { after } from '../identity/send-code.ts'
import { createAccountRepository } from './account-repository.ts'
import { createResetRepository } from './reset-repository.ts'

/**
 * How long the link of a mail sets a password, and how many of them an address may be sent within so many minutes: at a tenant, and at all
 * of them, since it is the same person who receives them.
 */
export const linkRules = { validMinutes: 30, most: 5, minutes: 10, ofAll: { most: 12, minutes: 24 * 60 } } as const

type Wanted = { tenantCode: string; email: string; secret: Buffer; now: Date }

/**
 * The right to set the password of an account by a link that is mailed to it (S26). Without an account there is such a right too, which
 * nobody is given and which sets nothing: both take the same time.
 *
 * Throws `codes_of_phone_limit` for an address that was sent as many as it may.
 *
 * @param tx - a transaction
 */
export async function requestReset(tx: Database, { tenantCode, email, secret, now }: Wanted) {
  const { validMinutes, most, minutes, ofAll } = linkRules
  for (const count of [{ tenantCode, most, minutes }, ofAll]) {
    const attempt = await createAttempts(tx, { name: 'reset link', email, secret, ...count }).take(now)
    if ('pausedUntil' in attempt)
      throw problem('codes_of_phone_limit', { details: { retry_at: attempt.pausedUntil.toISOString() } })
  }
  const expiresAt = after(now, validMinutes * 60)
  const token = await createResetRepository(tx).add({ tenantCode, email }, now, expiresAt)
  const account = await createAccountRepository(tx).find(tenantCode, { email })
  return { token, expiresAt, isKnown: account !== undefined }
}
