import type { SocialProvider } from '#contract/social-providers'
import type { IdentityProvider } from '#server/domain/accounts/social/identity-provider'
import { createFacebook } from './facebook.ts'
import { createGoogle } from './google.ts'
import { keysOf, type SocialKeys } from './keys.ts'

type Sites = Partial<Record<SocialProvider, IdentityProvider>>

/** The sites whose accounts are a way in at a tenant: those for which there are keys. */
export type SocialSites = (tenantCode: string) => Sites

/** The sites of each tenant, made once. */
export function createSocialSites(keys: SocialKeys): SocialSites {
  const known = new Map<object, Sites>()
  return (tenantCode) => {
    const own = keysOf(keys, tenantCode)
    const sites = known.get(own) ?? {
      ...(own.google && { google: createGoogle(own.google) }),
      ...(own.facebook && { facebook: createFacebook(own.facebook) }),
    }
    known.set(own, sites)
    return sites
  }
}
