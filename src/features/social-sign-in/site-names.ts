import type { SocialProvider } from '#contract/social-providers'

/** Names of the sites, which are the same in every language. */
export const siteNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }
