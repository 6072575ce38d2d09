/** The facts by which it is decided whether an ended session redirects a visitor (S03). */
export type ExpiryFacts = {
  /** Whether the partner's visitors are sent to its own login. */
  isDesignated: boolean
  hasExpired: boolean
  /** Whether the visitor was sent to the login just now. */
  hasTried: boolean
  /** Whether the partner names a login that visitors may be sent to. */
  hasLogin: boolean
  /** Whether this is `/token-expired` or the login itself. */
  isThereAlready: boolean
}

/**
 * Where an ended session leads (S03): to the partner's login; to the notice that the session has ended, where the login was
 * tried or there is none; or nowhere.
 */
export function expiryLeadsTo({
  isDesignated,
  hasExpired,
  hasTried,
  hasLogin,
  isThereAlready,
}: ExpiryFacts): 'login' | 'notice' | undefined {
  if (!isDesignated || !hasExpired || isThereAlready) return undefined
  return hasLogin && !hasTried ? 'login' : 'notice'
}
