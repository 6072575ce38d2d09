import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages ready to be formatted, by id: parsed at build, so that the page carries no parser. */
export type Compiled = Record<string, MessageFormatElement[]>

/** How each catalogue is loaded, by language and name (`ar/home`). scripts/vite/messages.ts writes this and what follows. */
export const loaders: Partial<Record<string, () => Promise<Compiled>>> = {}

/** The module each comes in: several that most pages need share one. */
export const modules: Partial<Record<string, string>> = {}
