/** How far ahead a visit can be booked, in days. */
export const bookingWindowDays = 60

/** A slot that begins sooner than this is not offered where no rule says otherwise, in minutes. */
export const leadMinutes = 30
