/** A half-open span of time, `[from, to)`, in epoch milliseconds; of one facility where it has one, and of all otherwise. */
export type BusySpan = { from: number; to: number; facility_id?: number }
