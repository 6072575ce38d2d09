import type { PasskeyQuestion } from '#contract/passkey'
import type { Database } from '#server/db/open'
import { createChallengeRepository } from './challenge-repository.ts'
import { passkeyRules, type Site } from './passkey-rules.ts'

/** Asks a device for a passkey, of whomever it knows at the site: it is asked alike for everybody. */
export async function createPasskeyChallenge(
  db: Database,
  { tenantCode, site, now }: { tenantCode: string; site: Site; now: Date },
): Promise<PasskeyQuestion> {
  const challenge = await createChallengeRepository(db).add({ tenantCode, purpose: 'sign_in' }, now)
  return { challenge, rpId: site.host, timeout: passkeyRules.timeout, userVerification: 'required' }
}
