import type { Configuration } from 'openid-client'
import { longestText } from '#contract/text-limits'
import type { Attempt, IdentityProvider, SocialPerson } from '#server/domain/accounts/social/identity-provider'
import { toEmail } from '#server/domain/identity/contact'
import type { GoogleKeys } from './keys.ts'
import { askingParameters, returnAddress, settingsFor } from './code-flow.ts'
import { withSite } from './site-failure.ts'
import { usableName } from './usable-name.ts'

/** Google as a way in (S18): OpenID Connect, with its addresses and keys by discovery. */
export function createGoogle({
  client_id,
  client_secret,
  issuer = 'https://accounts.google.com',
}: GoogleKeys): IdentityProvider {
  let found: Promise<Configuration> | undefined
  const site = () => {
    // Asked for at the first sign-in, and again after a failure.
    found ??= discover().catch((failure: unknown) => {
      found = undefined
      throw failure
    })
    return found
  }
  const discover = async () => {
    const { ClientSecretPost, discovery, enableNonRepudiationChecks } = await import('openid-client')
    const { timeout, execute } = await settingsFor(issuer)
    const options = { timeout, execute: [...execute, enableNonRepudiationChecks] }
    return discovery(new URL(issuer), client_id, undefined, ClientSecretPost(client_secret), options)
  }
  return {
    authorizationUrl: (attempt) =>
      withSite(async () => {
        const { buildAuthorizationUrl } = await import('openid-client')
        return buildAuthorizationUrl(await site(), {
          ...askingParameters(attempt),
          scope: 'openid email profile',
          nonce: attempt.nonce,
          // On a shared device the account of whoever was here before is not the patient's.
          prompt: 'select_account',
        })
      }),
    identify: (returned) => withSite(async () => toPerson(await claimsOf(await site(), returned))),
  }
}

type Returned = Attempt & { code: string; iss?: string | undefined }

async function claimsOf(site: Configuration, returned: Returned) {
  const { authorizationCodeGrant } = await import('openid-client')
  const tokens = await authorizationCodeGrant(site, returnAddress(returned), {
    expectedState: returned.state,
    expectedNonce: returned.nonce,
    pkceCodeVerifier: returned.verifier,
    idTokenExpected: true,
  })
  return tokens.claims() ?? {}
}

function toPerson(claims: Record<string, unknown>): SocialPerson {
  const { sub, given_name, family_name, email, email_verified } = claims
  if (typeof sub !== 'string') throw new Error('an identity without a subject')
  const isVerified = email_verified === true && typeof email === 'string' && email.length <= longestText.email
  return {
    subject: sub,
    firstName: usableName(given_name, longestText.firstName),
    lastName: usableName(family_name, longestText.lastName),
    email: isVerified ? toEmail(email) : undefined,
  }
}
