/** A half-open span of time, `[from, to)`, in epoch milliseconds. */
export type BusySpan = { from: number; to: number }
