import type { MadeCredential } from '#contract/console/passkeys'
import type { Database } from '#server/db/open'
import type { Site } from '#server/domain/accounts/passkeys/passkey-rules'
import { readChallenge } from '#server/domain/accounts/passkeys/read-challenge'
import { verifyMadePasskey, type MadePasskey } from '#server/domain/accounts/passkeys/verify-made-passkey'
import { problem } from '#server/errors'
import { triesOf } from '../second-factor.ts'
import { paused } from '../staff-rules.ts'
import { takeStaffChallenge, type StaffChallengeOf } from './staff-challenges.ts'

type Proven = StaffChallengeOf & { secret: Buffer; site: Site; credential: MadeCredential; now: Date }

/**
 * What is stored of a passkey that a device has made when it was asked to. Throws `passkey_expired` where it was asked too long ago, somebody
 * else or already answered, `passkey_invalid` for anything else, and `sign_in_paused` after too many tries.
 *
 * @param db - no transaction: tries are counted at once, and what was asked is used up
 */
export async function proveStaffPasskey(
  db: Database,
  { secret, site, credential, now, ...of }: Proven,
): Promise<MadePasskey & Pick<Site, 'host'> & { transports: string[] }> {
  const tries = triesOf(db, secret, of.subject)
  const attempt = await tries.take(now)
  if ('pausedUntil' in attempt) throw paused(attempt.pausedUntil)
  const details = { attempts_left: attempt.left }
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) throw problem('passkey_invalid', { details })
  if (!(await takeStaffChallenge(db, challenge, of, now))) throw problem('passkey_expired', { details })
  const made = await verifyMadePasskey(credential, challenge, site)
  if (!made) throw problem('passkey_invalid', { details })
  await tries.giveBack()
  return { ...made, host: site.host, transports: credential.response.transports ?? [] }
}
