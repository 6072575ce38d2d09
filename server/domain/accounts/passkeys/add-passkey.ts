import { passkeyLimits, type NewPasskeyRequest } from '#contract/passkey'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { noteEvent } from '../account-events.ts'
import { createAccountRepository } from '../account-repository.ts'
import { createChallengeRepository } from './challenge-repository.ts'
import { createPasskeyRepository, type StoredPasskey } from './passkey-repository.ts'
import type { Site } from './passkey-rules.ts'
import { readChallenge } from './read-challenge.ts'
import type { RefusedPasskey } from './sign-in-by-passkey.ts'
import { verifyMadePasskey } from './verify-made-passkey.ts'

type Added = {
  tenantCode: string
  patientId: string
  site: Site
  credential: NewPasskeyRequest['credential']
  device: Device
  now: Date
}

/**
 * Adds the passkey that a device has made when it was asked to. A refusal is a value and not a throw: what was asked is used up by it.
 *
 * Throws `passkeys_limit`.
 *
 * @param tx - a transaction
 */
export async function addPasskey(
  tx: Database,
  { tenantCode, patientId, site, credential, device, now }: Added,
): Promise<StoredPasskey | RefusedPasskey> {
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) return { refused: 'passkey_invalid' }
  const issued = await createChallengeRepository(tx).take(challenge, { tenantCode, purpose: 'add', patientId }, now)
  if (!issued?.userHandle) return { refused: 'passkey_expired' }
  const made = await verifyMadePasskey(credential, challenge, site)
  if (!made) return { refused: 'passkey_invalid' }

  // Locked, so that two at once do not go beyond the limit.
  await createAccountRepository(tx).hold(tenantCode, patientId)
  const passkeys = createPasskeyRepository(tx, tenantCode)
  if ((await passkeys.list(patientId)).length >= passkeyLimits.most) throw problem('passkeys_limit')
  const { transports = [] } = credential.response
  const of = { patientId, userHandle: issued.userHandle, host: site.host, ...device, createdAt: now }
  const added = await passkeys.add({ ...of, ...made, transports })
  if (!added) return { refused: 'passkey_invalid' }
  await noteEvent(tx, { tenantCode, patientId, kind: 'passkey_added', device, now })
  return added
}
