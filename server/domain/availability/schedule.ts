/** A half-open span of time, `[from, to)`, in epoch milliseconds. */
export type Span = { from: number; to: number }

/** Hours of one day, repeated every week, in the local time of the facility. `toMinute` beyond 1440 extends past midnight. */
export type WeeklyRule = {
  /** ISO weekdays, Monday 1 to Sunday 7, on which the hours begin. */
  weekdays: number[]
  /** Minutes after local midnight, half-open. */
  fromMinute: number
  toMinute: number
}

/** Everything that decides when one service of one practitioner at one facility can begin. */
export type Schedule = {
  /** IANA zone of the facility. */
  timeZone: string
  /** Length of the visit, and the step from one start to the next. */
  durationMinutes: number
  rules: WeeklyRule[]
  /** When the practitioner is away, held or booked, at any facility. */
  busy: Span[]
}
