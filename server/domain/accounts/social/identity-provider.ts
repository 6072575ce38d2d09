/** What an attempt is known by at the other site, and what nobody but this server can show it. */
export type AttemptSecrets = {
  /** Returned with the patient. */
  state: string
  /** Has to be in what the site signs. */
  nonce: string
  /** Of PKCE: shown with the code, so that a code that was read on its way is of no use. */
  verifier: string
}

/** An attempt, and where the patient comes back to: an absolute address of ours. */
export type Attempt = AttemptSecrets & { redirectUri: string }

/** Who a site says that somebody is. Names are empty where it has none that can be used. */
export type SocialPerson = {
  /** The id that the site has for them. */
  subject: string
  firstName: string
  lastName: string
  /** Only an address that the site has verified, as `toEmail` writes it. */
  email: string | undefined
}

/** Another site whose accounts are a way in, by authorization code with PKCE. */
export type IdentityProvider = {
  /** Where the patient is asked. Throws `social_unavailable`, `social_failed`. */
  authorizationUrl(attempt: Attempt): Promise<URL>
  /** Who came back, for the code that they brought. Throws `social_failed` for whatever is not right, and `social_unavailable`. */
  identify(attempt: Attempt & { code: string; iss?: string | undefined }): Promise<SocialPerson>
}
