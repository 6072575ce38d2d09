import type { AppFacts } from '#contract/app-facts'
import { offeredLocales, type Country, type Language } from '#contract/locale'
import { blockIcon } from '#src/features/tenant-blocks/block-icon.ts'
import type { Compiled } from '#src/i18n/compiled.ts'
import { ownWords } from '#src/i18n/own-words.ts'
import { wordIssues } from '#src/i18n/word-issues.ts'
import { homeBlockNames } from '#src/queries/home-keys.ts'
import { findRow } from '#src/routes/find-row.ts'
import { bareRows, formerPaths, localisedRows } from '#src/routes/route-table.ts'
import { lookIssues } from '#src/theme/look-issues.ts'

/** What a check of a tenant needs to know of the app: its pages, blocks, drawings, words and colours. */
export const appFacts: AppFacts = {
  checkLook: lookIssues,
  findPage: (path: string) => {
    if (formerPaths[path.slice(1)] !== undefined) return {}
    const found = findRow(localisedRows, path)
    return found && { ...found.params, ...found.row.params }
  },
  pagePatterns: [
    ...localisedRows.map(({ path }) => (path === '' ? '/$locale' : `/$locale/${path}`)),
    ...bareRows.map(({ path }) => `/${path}`),
  ],
  homeKeys: (country: Country, language: Language) => offeredLocales([country], [language]).flatMap(homeBlockNames),
  words: ownWords,
  wordNotes: async () => (await import('#src/i18n/notes.ts')).notes,
  checkWords: (language, texts) => wordIssues(language, texts as Compiled),
  hasIcon: (name: string) => blockIcon(name) !== undefined,
}
