import { unreadable } from '#contract/plain-text'

/** A message of a conversation, which may compare: several lines in any script, with angle brackets. */
export const messagePattern = `^[^${unreadable}]*$`

const unreadables = new RegExp(`[${unreadable}]`, 'gu')
/** A text without what no message may have, such as marks of direction that a copied text brings along. */
export const toMessage = (text: string): string => text.replaceAll(unreadables, '')
