import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages ready to be formatted, by id: parsed at build, so that the page carries no parser. */
export type Compiled = Record<string, MessageFormatElement[]>

/** One lazy module per language and catalogue, `ar/home`. scripts/vite/messages.ts writes them in the place of this line. */
export const loaders: Partial<Record<string, () => Promise<{ default: Compiled }>>> = {}
