/**
 * One text of the app in English. The first part of the id names the catalogue, `<catalogue>.<view>.<what>`; ar and id stand
 * in `locales/`. The build takes `defaultMessage` and `description` out of the page (scripts/vite/messages.ts).
 *
 * The description is for the translator: screen and kind of element, every value as `name: "example"`, the meaning of a word that
 * has several, and how short the text must be where there is little room. `npm run messages` checks its values.
 */
export type MessageDescriptor = { id: string; defaultMessage: string; description: string }

/** The messages of one view. */
export const defineMessages = <const Messages extends Record<string, MessageDescriptor>>(
  messages: Messages,
): Messages => messages
