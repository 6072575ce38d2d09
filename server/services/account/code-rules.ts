/** Digits of a one-time code. */
export const codeLength = 6
/** How long a code works. */
export const codeMinutes = 10
/** Wrong tries after which a code is dead. */
export const codeAttempts = 5
/** Seconds before another code may be asked for. */
export const resendSeconds = 30
/** Codes one phone may be sent within `codeMinutes`. */
export const codesPerPhone = 5
/** How long a verified phone stays verified. */
export const guestMinutes = 30
