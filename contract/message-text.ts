/**
 * Characters that are refused in a message of a conversation, as the inside of a class of a regular expression: those of `plain-text.ts` but for angle
 * brackets, since values are compared. That file is in every form, and is not made larger for this one.
 */
const unreadable =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u206f\\ufeff\\ud800-\\udfff'

/** A message: several lines in any script. */
export const messagePattern = `^[^${unreadable}]*$`

const unreadables = new RegExp(`[${unreadable}]`, 'gu')
/** A text without what no message may have, such as marks of direction that a copied text brings along. */
export const toMessage = (text: string): string => text.replaceAll(unreadables, '')
