/**
 * Characters that are refused in what people write about themselves, as the inside of a class of a regular expression: angle
 * brackets, control characters, unpaired surrogates, and marks that reverse the reading order of what follows.
 */
const refused =
  '<>\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u206f\\ufeff\\ud800-\\udfff'
/** A name is a single line. */
const refusedInName = `${refused}\\t\\n\\r`

/** A name in any script, not empty. Each character can match in one way only, so that the time is linear in the length. */
export const namePattern = `^[^\\S${refusedInName}]*[^\\s${refusedInName}][^${refusedInName}]*$`
/** A name that may be empty. */
export const optionalNamePattern = `^[^${refusedInName}]*$`
/** Several lines in any script, or nothing. */
export const linesPattern = `^[^${refused}]*$`

const name = new RegExp(namePattern, 'u')
const lines = new RegExp(linesPattern, 'u')

/** Whether a text is a valid name, not empty. */
export const isName = (text: string): boolean => name.test(text)
/** Whether a text is valid as several lines, or empty. */
export const isLines = (text: string): boolean => lines.test(text)
