import type { NewPasskeyRequest } from '#contract/passkey'
import { passkeyRules, type Site } from './passkey-rules.ts'

/** What is stored of a new passkey: its id and its COSE key, base64url, and what its device says of it. */
export type MadePasskey = { credentialId: string; publicKey: string; counter: number; backedUp: boolean }

/** What a device says of the passkey that it has made when it was asked to; undefined where it was asked something else, or elsewhere. */
export async function verifyMadePasskey(
  { id, response }: NewPasskeyRequest['credential'],
  challenge: string,
  site: Site,
): Promise<MadePasskey | undefined> {
  const { attestationObject, clientDataJSON } = response
  // Loaded by the first passkey: it takes half a second.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { attestationObject, clientDataJSON },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyRules.algorithms],
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp: backedUp } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return { credentialId: credential.id, publicKey, counter: credential.counter, backedUp }
  } catch {
    // The library throws at whatever is not as it was asked, and says so in words that are for nobody.
    return undefined
  }
}
