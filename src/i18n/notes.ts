/**
 * What translators are told of each text of the app, in English, by id: where it stands, and what its values are. scripts/vite/messages.ts
 * writes it; no page loads it.
 */
export const notes: Readonly<Record<string, string>> = {}
