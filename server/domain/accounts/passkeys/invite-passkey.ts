import { randomBytes } from 'node:crypto'
import type { PasskeyInvitation } from '#contract/passkey'
import { passkeyLimits } from '#contract/passkey'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { createChallengeRepository } from './challenge-repository.ts'
import { createPasskeyRepository } from './passkey-repository.ts'
import { passkeyRules, type Site } from './passkey-rules.ts'

type Invited = {
  tenantCode: string
  patientId: string
  site: Site
  /** What the device calls the site and the account, on its own screens. */
  names: { site: string; account: string; patient: string }
  now: Date
}

/**
 * Asks a device to make a passkey for a patient. It learns what the account is called, and knows it by a random handle that is the same for
 * all passkeys of the account; what it is made of is not asked.
 *
 * Throws `passkeys_limit`.
 */
export async function invitePasskey(
  db: Database,
  { tenantCode, patientId, site, names, now }: Invited,
): Promise<PasskeyInvitation> {
  const known = await createPasskeyRepository(db, tenantCode).list(patientId)
  if (known.length >= passkeyLimits.most) throw problem('passkeys_limit')
  const userHandle = known[0]?.userHandle ?? randomBytes(32).toString('base64url')
  const challenge = await createChallengeRepository(db).add({ tenantCode, purpose: 'add', patientId, userHandle }, now)
  return {
    challenge,
    rp: { id: site.host, name: names.site },
    user: { id: userHandle, name: names.account, displayName: names.patient },
    pubKeyCredParams: passkeyRules.algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyRules.timeout,
    attestation: 'none',
    excludeCredentials: known
      .filter(({ host }) => host === site.host)
      .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}
