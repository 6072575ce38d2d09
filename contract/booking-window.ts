/** How far ahead a visit can be booked, in days. */
export const bookingWindowDays = 60

/** Nothing that begins sooner than this is offered any more, in minutes. */
export const leadMinutes = 30
