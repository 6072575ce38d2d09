import type { SignedCredential, StaffPasskeyQuestion } from '#contract/console/passkeys'
import type { Database } from '#server/db/open'
import { passkeyRules, type Site } from '#server/domain/accounts/passkeys/passkey-rules'
import { readChallenge } from '#server/domain/accounts/passkeys/read-challenge'
import { verifySignedPasskey, wentBack } from '#server/domain/accounts/passkeys/verify-signed-passkey'
import { problem } from '#server/errors'
import type { Member } from '../members.ts'
import { namesAt } from './offer-staff-passkey.ts'
import { addStaffChallenge, takeStaffChallenge } from './staff-challenges.ts'
import { createStaffPasskeys } from './staff-passkeys.ts'

/** Asks a device for one of a person's passkeys at a site. Throws `not_found` where they have none there. */
export async function requestStaffPasskey(
  db: Database,
  { member, site, now }: { member: Member; site: Site; now: Date },
): Promise<StaffPasskeyQuestion> {
  const allowCredentials = namesAt(await createStaffPasskeys(db, member).list(), site)
  if (allowCredentials.length === 0) throw problem('not_found')
  const { tenantCode, id: subject } = member
  const challenge = await addStaffChallenge(db, { tenantCode, purpose: 'sign_in', subject }, now)
  return { challenge, rpId: site.host, timeout: passkeyRules.timeout, userVerification: 'required', allowCredentials }
}

/**
 * Whether a passkey of a person has signed what was asked, once. One that has signed less often than before may have been copied: it is none.
 * Throws `passkey_expired` where it was asked too long ago, or is answered.
 *
 * @param db - no transaction: what was asked is used up by a refusal too
 */
export async function signByStaffPasskey(
  db: Database,
  { member, site, credential, now }: { member: Member; site: Site; credential: SignedCredential; now: Date },
): Promise<boolean> {
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) return false
  const { tenantCode, id: subject } = member
  if (!(await takeStaffChallenge(db, challenge, { tenantCode, purpose: 'sign_in', subject }, now)))
    throw problem('passkey_expired')
  return db.transaction(async (tx) => {
    const passkeys = createStaffPasskeys(tx, member)
    const passkey = await passkeys.holdByCredential(credential.id)
    const use = await verifySignedPasskey(credential, challenge, site, passkey?.publicKey)
    if (!use || !passkey || wentBack(passkey, use.counter)) return false
    await passkeys.markUsed(passkey.id, { ...use, lastUsedAt: now })
    return true
  })
}
