/**
 * What somebody agrees to who makes an account: the terms, with the privacy policy, and that clinics they book with see what those need of
 * their health.
 */
export const consentKinds = ['terms', 'health_data'] as const
export type ConsentKind = (typeof consentKinds)[number]

/**
 * What can be taken back by itself. The terms are a contract: it ends with the account. Without the use of health data there is no account
 * either, so that taking that back asks for its deletion.
 */
export const withdrawableConsents = ['health_data'] as const satisfies readonly ConsentKind[]
export type WithdrawableConsent = (typeof withdrawableConsents)[number]

/** Wordings that a page has shown, by year and month, the present one last: nobody can agree to another. */
export const consentVersions = ['2026-11'] as const

/** The wording that the page shows; another wording is another version, under which new accounts agree. */
export const consentVersion: (typeof consentVersions)[number] = '2026-11'
