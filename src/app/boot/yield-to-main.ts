/** Ends the browser's current task and goes on in the next, so that a tap in between is answered. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
