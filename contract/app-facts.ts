import type { Translations } from '#contract/content'
import type { Finding } from '#contract/issues/codes'
import type { Country, Language } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'

/** What is wrong in a part of a tenant, where the app alone can see it. */
export type AppIssue = Finding & { path: string; severity: 'error' | 'warning' }

/** What a check of a tenant needs to know of the app, which the server does not import. */
export type AppFacts = {
  /** Checks that every text is readable on its background in the colours derived from the theme (T02). */
  checkLook: (theme: ClientConfiguration['theme']) => AppIssue[]
  /** Parameters of the page at a path below a locale; undefined where the app has no such page. */
  findPage: (path: string) => Readonly<Record<string, string>> | undefined
  /** Patterns of all pages: segments, `$name` for a variable one, with or without `$locale` in front. */
  pagePatterns: readonly string[]
  /** Keys of the blocks that home requests in a country and language. */
  homeKeys: (country: Country, language: Language) => readonly string[]
  hasIcon: (name: string) => boolean
  /** The app's own texts in a language, as ICU messages by id (C03); none where its catalogues are not known. */
  words: (language: Language) => Promise<Readonly<Record<string, string>>>
  /** Where each of them stands and what its values are, in English, by id. */
  wordNotes: () => Promise<Readonly<Record<string, string>>>
  /** Checks that the app can show a tenant's own texts, which are parsed: those of `words`, with no other values and tags (C03). */
  checkWords: (language: Language, texts: Translations) => Promise<AppIssue[]>
}
