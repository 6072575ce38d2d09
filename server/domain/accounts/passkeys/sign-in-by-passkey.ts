import type { SignInAnswer } from '#contract/account'
import type { PasskeySignInRequest } from '#contract/passkey'
import type { Database } from '#server/db/open'
import { noteEvent } from '../account-events.ts'
import { createAccountRepository } from '../account-repository.ts'
import { openSession, type Arrival } from '../open-session.ts'
import { createChallengeRepository } from './challenge-repository.ts'
import { createPasskeyRepository } from './passkey-repository.ts'
import type { Site } from './passkey-rules.ts'
import { readChallenge } from './read-challenge.ts'
import { verifySignedPasskey, wentBack } from './verify-signed-passkey.ts'

type Credential = PasskeySignInRequest['credential']
type Entry = Arrival & { tenantCode: string; site: Site; credential: Credential }

/** Why a passkey signs nobody in: it is not one of the tenant's, or what it has signed was not asked, or too long ago. */
export type RefusedPasskey = { refused: 'passkey_invalid' | 'passkey_expired' }

/**
 * Signs in with what a passkey has signed, once. One that nobody has is answered like others, and answered alike. One that has signed less
 * often than before may have been copied: it is refused, and the patient reads of it. A refusal is a value and not a throw: what was asked
 * is used up by it.
 *
 * @param tx - a transaction
 */
export async function signInByPasskey(
  tx: Database,
  { tenantCode, site, credential, ...arrival }: Entry,
): Promise<SignInAnswer | RefusedPasskey> {
  const { device, now } = arrival
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (challenge === undefined) return { refused: 'passkey_invalid' }
  const issued = await createChallengeRepository(tx).take(challenge, { tenantCode, purpose: 'sign_in' }, now)
  if (!issued) return { refused: 'passkey_expired' }

  const passkeys = createPasskeyRepository(tx, tenantCode)
  const passkey = await passkeys.holdByCredential(credential.id)
  const use = await verifySignedPasskey(credential, challenge, site, passkey?.publicKey)
  const account = passkey && (await createAccountRepository(tx).findById(tenantCode, passkey.patientId))
  if (!use || !account || credential.response.userHandle !== passkey.userHandle) return { refused: 'passkey_invalid' }
  if (wentBack(passkey, use.counter)) {
    await noteEvent(tx, { tenantCode, patientId: account.id, kind: 'passkey_refused', device, now })
    return { refused: 'passkey_invalid' }
  }
  await passkeys.markUsed(passkey.id, { ...use, lastUsedAt: now })
  return openSession(tx, account, arrival)
}
