import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { namePattern, optionalNamePattern } from '#contract/plain-text'
import type { PartnerSignIn } from '#contract/tenant'
import { longestText } from '#contract/text-limits'
import { problem } from '#server/errors'

/** Who a partner says that its member is. `phone` is E.164, and proven by the partner; `id` is that of the token. */
export type PartnerMember = {
  subject: string
  phone: string
  firstName: string
  lastName: string
  id: string
  expiresAt: Date
}

/** Seconds: how old a token may be, whatever it says of its own end, and by how much a partner's clock may be wrong. */
const tokenLimits = { age: 300, skew: 60 } as const

/**
 * Reads a token of a partner's own site (C25, S20): a JSON Web Token for this tenant, signed with one of its keys, about a member whose
 * phone the partner has proven.
 *
 * Throws `partner_token_expired`, and `partner_token_invalid` for everything else that is not right.
 */
export async function readPartnerToken(
  token: string,
  { signIn, tenantCode, now }: { signIn: PartnerSignIn | undefined; tenantCode: string; now: Date },
): Promise<PartnerMember> {
  if (!signIn) throw problem('partner_token_invalid')
  const claims = await verify(token, signIn, tenantCode, now)
  const { sub, jti, exp, phone_number, phone_number_verified, given_name, family_name = '' } = claims
  const phone = typeof phone_number === 'string' ? parsePhoneNumberFromString(phone_number) : undefined
  const isKnown = isText(sub, 200) && isText(jti, 200) && exp !== undefined
  const isNamed =
    isText(given_name, longestText.firstName, namePattern) &&
    isText(family_name, longestText.lastName, optionalNamePattern)
  if (!isKnown || !isNamed || phone_number_verified !== true || !phone?.isValid())
    throw problem('partner_token_invalid')
  const expiresAt = new Date((exp + tokenLimits.skew) * 1000)
  return { subject: sub, phone: phone.number, firstName: given_name, lastName: family_name, id: jti, expiresAt }
}

async function verify(token: string, { issuer, keys }: PartnerSignIn, audience: string, now: Date) {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [...keys] }), {
      issuer,
      audience,
      algorithms: keys.map(({ alg }) => alg),
      currentDate: now,
      clockTolerance: tokenLimits.skew,
      maxTokenAge: tokenLimits.age,
      requiredClaims: ['sub', 'jti', 'exp'],
    })
    return payload
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw problem('partner_token_expired')
    if (cause instanceof errors.JOSEError) throw problem('partner_token_invalid')
    throw cause
  }
}

const isText = (value: unknown, longest: number, pattern = '.'): value is string =>
  typeof value === 'string' && value.length <= longest && new RegExp(pattern, 'u').test(value)
