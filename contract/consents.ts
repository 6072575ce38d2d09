/**
 * What somebody agrees to who makes an account: the terms, with the privacy policy, and that clinics they book with see what those need of
 * their health.
 */
export const consentKinds = ['terms', 'health_data'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The wording that the page shows; another wording is another version, under which new accounts agree. */
export const consentVersion = '2026-11'
