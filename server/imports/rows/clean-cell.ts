/** Marks of direction, joiners at the edges and the byte order mark, which spreadsheets and chats leave in texts unseen. */
const unseen = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * A cell as people see it: without marks of direction, with plain spaces, none around it, and without the apostrophe that keeps
 * spreadsheets from taking it for a formula.
 */
export const cleanCell = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
