import { problem } from '#server/errors'

/** Minutes and counts of the ways in of partner staff. */
export const staffRules = {
  invitationDays: 7,
  /** A session ends after so many minutes without a press, and after so many hours in any case. */
  idleMinutes: 30,
  longestHours: 12,
  /** How often the cookie's token is replaced, and how long the one before still counts: calls that were under way have it. */
  rotateMinutes: 10,
  formerSeconds: 60,
  /** Between the password and the code of the second factor. */
  secondStepMinutes: 5,
  /** From when a second factor is shown to when its first code proves it. */
  setUpMinutes: 30,
  resetMinutes: 30,
  recoveryCodes: 10,
} as const

/**
 * Wrong tries after which there is a pause of so many minutes: of an email at a tenant, of an email anywhere, of all emails at a tenant, and
 * of the codes of one person; links that are asked for by an email, and mails by which a tenant invites. They are counted in the database, for all servers.
 */
export const staffAttempts = {
  password: { name: 'staff password', most: 5, minutes: 15 },
  anywhere: { name: 'staff email', most: 30, minutes: 24 * 60 },
  tenant: { name: 'staff tenant', most: 200, minutes: 60 },
  code: { name: 'staff code', most: 5, minutes: 15 },
  reset: { name: 'staff reset', most: 3, minutes: 60 },
  invite: { name: 'staff invite', most: 50, minutes: 60 },
} as const

/** An instant so many minutes after another. */
export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000)

/** The refusal of a try before its pause is over. */
export const paused = (until: Date) => problem('sign_in_paused', { details: { retry_at: until.toISOString() } })
