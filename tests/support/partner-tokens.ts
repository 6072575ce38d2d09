import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import type { PartnerKey, PartnerSignIn } from '#contract/tenant'

type Pair = Awaited<ReturnType<typeof generateKeyPair>>

/** A partner's own site: what its tenant's configuration says of it, and the tokens that it signs. */
export type PartnerSite = {
  signIn: PartnerSignIn
  /** A token about a member, made at an instant. */
  token(claims: JWTPayload, options: { audience: string; now: Date }): Promise<string>
}

/** The public part of a pair, as a tenant's file has it. */
export const toPartnerKey = async ({ publicKey }: Pair, kid: string, alg: PartnerKey['alg']) =>
  ({ ...(await exportJWK(publicKey)), kid, alg }) as PartnerKey

/** Opens the site of a partner with a key of its own. */
export async function openPartnerSite(issuer: string): Promise<PartnerSite> {
  const pair = await generateKeyPair('ES256')
  let count = 0
  return {
    signIn: { issuer, keys: [await toPartnerKey(pair, 'site', 'ES256')] },
    token(claims, { audience, now }) {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT({ jti: `${issued}-${(count += 1)}`, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'site' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + 240)
        .sign(pair.privateKey)
    },
  }
}
