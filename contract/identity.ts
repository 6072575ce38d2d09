import { latinDigits } from '#contract/digits'

/** The number of an identity as it is stored: capital letters and digits alone. Other signs than what groups them stay. */
export const toIdentity = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s\u200e\u200f.\-‐–—/]/g, '')
    .toUpperCase()

/**
 * The number of an identity as people read it: 15 digits in groups of 3-4-7-1 joined by dashes (N02), 16 in fours; any other as it is.
 */
export function formatIdentity(identity: string): string {
  const emirates = /^(\d{3})(\d{4})(\d{7})(\d)$/.exec(identity)
  if (emirates) return emirates.slice(1).join('-')
  return /^\d{16}$/.test(identity) ? identity.replaceAll(/\d{4}(?=\d)/g, '$& ') : identity
}
