import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from '#contract/locale'

/** Parsed messages by id: parsed at build, so that the page needs no parser. */
export type Compiled = Record<string, MessageFormatElement[]>

/** Loaders of the catalogues of one language, by name. */
export type Loaders = Partial<Record<string, () => Promise<Compiled>>>

/**
 * What knows the catalogues of each language: a page loads that of its own language, and no address of another's texts.
 * scripts/vite/messages.ts writes this and what follows.
 */
export const languages: Partial<Record<Language, () => Promise<Loaders>>> = {}

/** The module of each catalogue, by language and name (`ar/home`): some that most pages need share one. */
export const modules: Partial<Record<string, string>> = {}
