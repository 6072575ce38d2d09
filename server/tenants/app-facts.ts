import type { Country, Language } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { ConfigurationIssue } from './configuration-issue.ts'

/** What a check knows of the app, which lives outside of the server. */
export type AppFacts = {
  /** Whether every text is readable on its ground in the colours derived from the theme (T02). */
  checkLook: (theme: ClientConfiguration['theme']) => ConfigurationIssue[]
  /** What a path below a locale says for the parameters of its page; undefined where the app has no such page. */
  findPage: (path: string) => Readonly<Record<string, string>> | undefined
  /** Patterns of all pages: segments, `$name` for one that varies, beginning with `$locale` or with none. */
  pagePatterns: readonly string[]
  /** Keys of the blocks that home asks for in a country and language. */
  homeKeys: (country: Country, language: Language) => readonly string[]
  hasIcon: (name: string) => boolean
}

/** What there is in the directory to link to, by slug. */
export type DirectoryNames = Record<'cities' | 'specialities' | 'insurers', readonly string[]>
