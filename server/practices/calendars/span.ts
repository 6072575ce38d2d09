/** A half-open span of time, in epoch milliseconds. */
export type Span = { from: number; to: number }
