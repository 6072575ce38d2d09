import type { SignInAnswer } from '#contract/account'
import type { PasskeySignInRequest } from '#contract/passkey'
import type { Database } from '#server/db/open'
import { noteEvent } from '../account-events.ts'
import { createAccountRepository } from '../account-repository.ts'
import { openSession, type Arrival } from '../open-session.ts'
import { createChallengeRepository } from './challenge-repository.ts'
import { createPasskeyRepository, type StoredPasskey } from './passkey-repository.ts'
import type { Site } from './passkey-rules.ts'
import { readChallenge } from './read-challenge.ts'

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
  const use = await verify(credential, challenge, site, passkey?.publicKey ?? decoyKey)
  const account = passkey && (await createAccountRepository(tx).findById(tenantCode, passkey.patientId))
  if (!use || !account || credential.response.userHandle !== passkey.userHandle) return { refused: 'passkey_invalid' }
  if (wentBack(passkey, use.counter)) {
    await noteEvent(tx, { tenantCode, patientId: account.id, kind: 'passkey_refused', device, now })
    return { refused: 'passkey_invalid' }
  }
  await passkeys.markUsed(passkey.id, { ...use, lastUsedAt: now })
  return openSession(tx, account, arrival)
}

/** What a device says of its passkey, where the passkey has signed it; undefined where it has not. */
async function verify({ id, response }: Credential, challenge: string, site: Site, publicKey: string) {
  const { userHandle, ...signed } = response
  // Loaded by the first passkey: it takes half a second.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      // Compared afterwards: by then it is certain that the passkey itself says it.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
      requireUserVerification: true,
    })
    const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo
    return verified ? { counter, backedUp } : undefined
  } catch {
    // The library throws at whatever is not as it was asked, and says so in words that are for nobody.
    return undefined
  }
}

/** Devices that count never say the same twice; those that do not always say 0. */
const wentBack = (passkey: StoredPasskey, counter: number): boolean =>
  (counter > 0 || passkey.counter > 0) && counter <= passkey.counter

/** A key whose other half nobody has (ES256): compared with where there is none. */
const decoyKey =
  'pQECAyYgASFYIEJDbReX0gZUNEAtP-sH7AJtiiVHKj9pp1f9FnmKhIBXIlggEHjUWSiOFFkp3KUMb6EHJvaR9vjy3PDk7I3DZJsZ9TM'
