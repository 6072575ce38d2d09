/** How long a bearer and a traded refresh token are good for. */
export const sessionRules = {
  /** How long one bearer opens what is the patient's; a call after that asks for the next. */
  bearerMinutes: 15,
  /** Seconds in which a traded refresh token still counts: its answer may have been lost on the way. */
  graceSeconds: 30,
  /** Days after that in which it counts for as long as nothing was heard of what it was traded for. */
  lostAnswerDays: 7,
} as const

/** How long a patient stays signed in on a device, which the deployment decides. */
export type SessionLifetimes = {
  /** Days without a call after which a device is signed out on which the patient stays signed in. */
  keptDays: number
  /** Hours without a call after which any other is. */
  briefHours: number
  /** Days after which each is, whatever it did. */
  longestDays: number
}

/** Those of a deployment that does not say. */
export const usualLifetimes: SessionLifetimes = { keptDays: 30, briefHours: 12, longestDays: 180 }

/** Whether the patient stays signed in on a device, and for how long that is. */
export type Stay = { isKept: boolean; lifetimes: SessionLifetimes }

/** Seconds without a call after which a session is over. */
export const idleSeconds = (isKept: boolean, { keptDays, briefHours }: SessionLifetimes): number =>
  isKept ? keptDays * 86_400 : briefHours * 3_600
