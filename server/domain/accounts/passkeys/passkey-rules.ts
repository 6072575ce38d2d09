/** How passkeys are asked for. */
export const passkeyRules = {
  /** How long what a device is asked to sign counts. */
  challengeMinutes: 5,
  /** How long a device waits for the patient, in milliseconds. */
  timeout: 120_000,
  /** Kinds of signatures (COSE): EdDSA, ES256, RS256. */
  algorithms: [-8, -7, -257],
} as const

/** The site that a passkey is of: where the patient is, and its host, by which devices tell passkeys apart. */
export type Site = { origin: string; host: string }
