import type { Country, Language } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'

/** What a check of a tenant needs to know of the app, which the server does not import. */
export type AppFacts = {
  /** Checks that every text is readable on its background in the colours derived from the theme (T02). */
  checkLook: (theme: ClientConfiguration['theme']) => { path: string; message: string; severity: 'error' | 'warning' }[]
  /** Parameters of the page at a path below a locale; undefined where the app has no such page. */
  findPage: (path: string) => Readonly<Record<string, string>> | undefined
  /** Patterns of all pages: segments, `$name` for a variable one, with or without `$locale` in front. */
  pagePatterns: readonly string[]
  /** Keys of the blocks that home requests in a country and language. */
  homeKeys: (country: Country, language: Language) => readonly string[]
  hasIcon: (name: string) => boolean
}
