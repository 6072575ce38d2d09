/** Input of a wait: it resolves when the instant has come, at once when that has passed. */
export type WaitInput = { instant: string }
