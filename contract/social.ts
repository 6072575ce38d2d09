import * as Type from 'typebox'
import { arrival, SignInAnswer } from '#contract/account'
import { socialProviders } from '#contract/social-providers'
import { longestText } from '#contract/text-limits'
import { Instant } from '#contract/wire'

const optional = Type.Optional

/** 32 bytes as base64url. */
const Bytes32 = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })

/** Body of the first call of a way in by another site, before the patient goes there. */
export const BeginSocialRequest = Type.Object({
  provider: Type.Enum(socialProviders),
  /** Prefix of the locale in which the patient comes back. */
  locale: Type.String({ pattern: '^[a-z]{2}(?:-[a-z]{2})?$' }),
  /** SHA-256 of the browser's key, which it shows at the end: no other browser can end what this one began. */
  browser_hash: Bytes32,
  /** Links the site to the account of the signed-in patient, who comes back to their settings. */
  link: optional(Type.Boolean()),
})
export type BeginSocialRequest = Type.Static<typeof BeginSocialRequest>

/** Where the patient goes next, and until when they can come back from there. */
export const SocialBegun = Type.Object({ authorization_url: Type.String(), expires_at: Instant })
export type SocialBegun = Type.Static<typeof SocialBegun>

/** Body of the call after the patient came back (C22, C23): what the site gave them, once, and the key of the browser that began. */
export const SocialReturnRequest = Type.Object({
  state: Type.String({ minLength: 1, maxLength: 200 }),
  browser_key: Bytes32,
  /** Absent where the site has refused; `error` then says why. */
  code: optional(Type.String({ minLength: 1, maxLength: 2048 })),
  /** Which site says so, where it does. */
  iss: optional(Type.String({ maxLength: 300 })),
  error: optional(Type.String({ maxLength: 100 })),
  ...arrival,
})
export type SocialReturnRequest = Type.Static<typeof SocialReturnRequest>

/**
 * Somebody whom a site knows and no account does. `identity_token` links them, once and until then, to the account that they prove to be
 * theirs by a code (C24) or a password (C16, C17), or make (C19, C20). `email` is only there where the site has verified it.
 */
export const SocialNewcomer = Type.Object({
  identity_token: Type.String(),
  expires_at: Instant,
  /** Empty where the site knows no name that can be used. */
  first_name: Type.String({ maxLength: longestText.firstName }),
  last_name: Type.String({ maxLength: longestText.lastName }),
  email: optional(Type.String()),
})
export type SocialNewcomer = Type.Static<typeof SocialNewcomer>

/** Answer of C22 and C23: a session, or what a newcomer goes on with. */
export const SocialAnswer = Type.Union([SignInAnswer, SocialNewcomer])
export type SocialAnswer = Type.Static<typeof SocialAnswer>

/** Sites that an account can be linked to: also that of the tenant itself (C25). */
export const linkedSites = [...socialProviders, 'partner'] as const
export type LinkedSite = (typeof linkedSites)[number]

/** The sites that sign a patient in. */
export const LinkedWays = Type.Object({
  ways: Type.Array(Type.Object({ provider: Type.Enum(linkedSites), linked_at: Instant })),
})
export type LinkedWays = Type.Static<typeof LinkedWays>
