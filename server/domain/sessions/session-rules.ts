/** How long a patient stays signed in on a device. */
export const sessionRules = {
  /** How long one bearer opens what is the patient's; a call after that asks for the next. */
  bearerMinutes: 15,
  /** Days without a call after which the device is signed out. */
  idleDays: 30,
  /** Days after which it is, whatever it did. */
  longestDays: 180,
  /** Seconds in which a traded refresh token still counts: its answer may have been lost on the way. */
  graceSeconds: 30,
} as const
