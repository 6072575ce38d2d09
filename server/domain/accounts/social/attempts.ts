import { createHash, createHmac } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SocialProvider } from '#contract/social-providers'
import type { Database } from '#server/db/open'
import { socialAttempts } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { after } from '#server/domain/identity/send-code'
import type { AttemptSecrets } from './identity-provider.ts'

/** How long a patient may take at the other site. */
const attemptMinutes = 10

type Owner = {
  tenantCode: string
  provider: SocialProvider
  state: string
  /** Whose account the site is linked to; undefined for a sign-in. */
  patientId: string | undefined
  now: Date
}

/** Nonce and verifier of an attempt. They are derived from its state, which is stored as a hash alone: at rest there is nothing to use. */
export function secretsOf(state: string, secret: Buffer): AttemptSecrets {
  const derive = (name: string) => createHmac('sha256', secret).update(`social ${name} ${state}`).digest('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}

/**
 * Begins an attempt, and returns until when it can be ended.
 *
 * @param owner.browserHash - SHA-256, as base64url, of the key of the browser that begins
 */
export async function beginAttempt(
  db: Database,
  { tenantCode, provider, state, browserHash, patientId, now }: Owner & { browserHash: string },
): Promise<Date> {
  const expiresAt = after(now, attemptMinutes * 60)
  await db
    .insert(socialAttempts)
    .values({ stateHash: hashToken(state), tenantCode, provider, browserHash, patientId, expiresAt })
  return expiresAt
}

/**
 * Ends an attempt, once. Throws `social_state_invalid` for one that nobody has begun here, that ended before or is past its time, and for
 * another tenant, site, account or browser: these leave it as it is.
 */
export async function endAttempt(
  db: Database,
  { tenantCode, provider, state, browserKey, patientId, now }: Owner & { browserKey: string },
): Promise<void> {
  const ended = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, hashToken(state)),
        eq(socialAttempts.tenantCode, tenantCode),
        eq(socialAttempts.provider, provider),
        eq(socialAttempts.browserHash, createHash('sha256').update(browserKey).digest('base64url')),
        patientId === undefined ? isNull(socialAttempts.patientId) : eq(socialAttempts.patientId, patientId),
        gt(socialAttempts.expiresAt, now),
      ),
    )
    .returning({ stateHash: socialAttempts.stateHash })
  if (ended.length === 0) throw problem('social_state_invalid')
}
