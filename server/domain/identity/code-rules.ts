import type { OtpRequest } from '#contract/appointment'

/** Digits of a one-time code. */
export const codeLength = 6
/** How long a code works. */
export const codeMinutes = 10
/** Wrong tries after which a code is dead. */
export const codeAttempts = 5
/** Seconds before another code may be asked for, whatever for and of whom. */
export const resendSeconds = 30
/** Codes one phone may be sent in so many minutes, whatever for and by whichever tenant: nobody's phone is to ring all day. */
export const codesPerPhone = [
  { most: 5, minutes: 10 },
  { most: 12, minutes: 24 * 60 },
] as const
/** Of a tenant's codes in an hour, the part that may go to countries that are no markets of it. */
export const abroadShare = 0.1
/** What codes are sent for. Signing in and new passwords are on the wire and not built. */
export const codePurposes: readonly OtpRequest['type'][] = ['guest_booking']
/** How long a verified phone stays verified. */
export const guestMinutes = 30
