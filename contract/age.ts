/** From this age on somebody has an account of their own, and as a relative says themselves whether an account may book for them. */
export const adultAge = 18

/** Whether who was born on a day is an adult on another; both as `YYYY-MM-DD`. */
export const isOfAge = (birthday: string, today: string): boolean =>
  birthday <= `${Number(today.slice(0, 4)) - adultAge}${today.slice(4)}`
