/** Sites whose accounts are a way in (S18, S19). */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]
