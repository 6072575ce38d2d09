import type { PasskeySignInRequest } from '#contract/passkey'
import type { Site } from './passkey-rules.ts'

/**
 * What a device says of its passkey, where the passkey has signed it; undefined where it has not.
 *
 * @param publicKey - COSE key, base64url; without one the answer is undefined, after the same time
 */
export async function verifySignedPasskey(
  { id, response }: PasskeySignInRequest['credential'],
  challenge: string,
  site: Site,
  publicKey = decoyKey,
): Promise<{ counter: number; backedUp: boolean } | undefined> {
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
export const wentBack = (passkey: { counter: number }, counter: number): boolean =>
  (counter > 0 || passkey.counter > 0) && counter <= passkey.counter

/** A key whose other half nobody has (ES256): compared with where there is none. */
const decoyKey =
  'pQECAyYgASFYIEJDbReX0gZUNEAtP-sH7AJtiiVHKj9pp1f9FnmKhIBXIlggEHjUWSiOFFkp3KUMb6EHJvaR9vjy3PDk7I3DZJsZ9TM'
