/** An entry of ESLint's `no-restricted-syntax`. */
type Restriction = { selector: string; message: string }
export const readNoIntlText: Restriction[]
export const makeNoDateFormat: Restriction
