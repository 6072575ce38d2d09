/** How long a visit that is paid before keeps its time. */
export const minutesToPay = 15

/** Until when a visit that begins at `start` can be paid: never later than it begins. */
export const payUntil = (now: Date, start: Date): Date =>
  new Date(Math.min(now.getTime() + minutesToPay * 60_000, start.getTime()))
