/**
 * Signs that have no place in what a person writes about themselves, as the inside of a class of a regular expression: angle
 * brackets, controls, halves of pairs, and marks that turn the order of what is read after them.
 */
const refused =
  '<>\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u206f\\ufeff\\ud800-\\udfff'
/** A name stands in one line. */
const refusedInName = `${refused}\\t\\n\\r`

/** A name in any script, not empty. Each sign can be read in one way only, so that the time is that of the length. */
export const namePattern = `^[^\\S${refusedInName}]*[^\\s${refusedInName}][^${refusedInName}]*$`
/** A name that may be missing. */
export const optionalNamePattern = `^[^${refusedInName}]*$`
/** Several lines of any script, or nothing. */
export const linesPattern = `^[^${refused}]*$`

const name = new RegExp(namePattern, 'u')
const lines = new RegExp(linesPattern, 'u')

export const isName = (text: string): boolean => name.test(text)
export const isLines = (text: string): boolean => lines.test(text)
