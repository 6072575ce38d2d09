const counts = new Map<string, number>()

/** Counts something that failed without the patient noticing, for error reporting to collect. */
export function countFailure(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** How often each has failed in this page. */
export const failureCounts = (): Readonly<Record<string, number>> => Object.fromEntries(counts)
