/** Entries of ESLint's `no-restricted-syntax`. */
export const readNoDeviceClock: { selector: string; message: string }[]
