/** Yields to the main thread: ends the current task and continues in the next, so that a tap in between is handled. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
