import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Parsed messages by id: parsed at build, so that the page needs no parser. */
export type Compiled = Record<string, MessageFormatElement[]>

/** Loader of each catalogue, by language and name (`ar/home`). scripts/vite/messages.ts writes this and what follows. */
export const loaders: Partial<Record<string, () => Promise<Compiled>>> = {}

/** The module of each catalogue: some that most pages need share one. */
export const modules: Partial<Record<string, string>> = {}
