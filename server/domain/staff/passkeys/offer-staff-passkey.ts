import { createHmac } from 'node:crypto'
import type { StaffPasskeyInvitation } from '#contract/console/passkeys'
import { passkeyLimits } from '#contract/passkey'
import type { Database } from '#server/db/open'
import { passkeyRules, type Site } from '#server/domain/accounts/passkeys/passkey-rules'
import { problem } from '#server/errors'
import { addStaffChallenge, type StaffChallengeOf } from './staff-challenges.ts'
import type { StoredStaffPasskey } from './staff-passkeys.ts'

type Offered = StaffChallengeOf & {
  secret: Buffer
  site: Site
  /** What the device calls the console, on its own screens. */
  brand: string
  person: { email: string; name: string }
  /** Passkeys that the person has. */
  known: readonly StoredStaffPasskey[]
  now: Date
}

/**
 * Asks a device to make a passkey for one of the staff, or for who is invited. It knows the person by a handle that is the same each time: a
 * second try takes the place of the first one on the device.
 *
 * Throws `passkeys_limit`.
 */
export async function offerStaffPasskey(
  db: Database,
  { secret, site, brand, person, known, now, ...of }: Offered,
): Promise<StaffPasskeyInvitation> {
  if (known.length >= passkeyLimits.most) throw problem('passkeys_limit')
  const challenge = await addStaffChallenge(db, of, now)
  return {
    challenge,
    rp: { id: site.host, name: brand },
    user: { id: handleOf(secret, of.tenantCode, person.email), name: person.email, displayName: person.name },
    pubKeyCredParams: passkeyRules.algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyRules.timeout,
    attestation: 'none',
    excludeCredentials: namesAt(known, site),
    authenticatorSelection: { residentKey: 'discouraged', requireResidentKey: false, userVerification: 'required' },
  }
}

/** Those of a host, as a device is asked for them. */
export const namesAt = (known: readonly StoredStaffPasskey[], site: Site) =>
  known
    .filter(({ host }) => host === site.host)
    .map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }))

const handleOf = (secret: Buffer, tenantCode: string, email: string): string =>
  createHmac('sha256', secret).update(`staff passkey ${tenantCode} ${email}`).digest('base64url')
