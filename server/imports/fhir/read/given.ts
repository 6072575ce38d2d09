/** Where a resource is, so that it can be read once more: the byte of its line, or the number of its entry. */
export type At = { file: string; at: number }

/** A resource as it stands in a file. */
export type Given = At & { line: number; fullUrl: string; value: Readonly<Record<string, unknown>> }
