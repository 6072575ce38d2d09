import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { AppIssue } from '#contract/app-facts'
import type { Language } from '#contract/locale'
import { loadersOf } from './catalogues.ts'
import type { Compiled } from './compiled.ts'
import { allWords } from './own-words.ts'
import { foreignUses, namesIn } from './usable-texts.ts'

/** Every text of a tenant that the app cannot show, and those that leave something out (C03). Nothing where the app's own are not known. */
export async function wordIssues(language: Language, texts: Compiled): Promise<AppIssue[]> {
  if (Object.keys(await loadersOf(language)).length === 0) return []
  const own = await allWords(language)
  return Object.entries(texts).flatMap(([id, text]): AppIssue[] => {
    // An id may have any sign in it.
    const path = `/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const source = Object.hasOwn(own, id) ? own[id] : undefined
    if (!source) return [{ path, code: 'wordUnknown', values: {}, severity: 'warning' }]
    const foreign = foreignUses(text, source)
    if (foreign.length > 0)
      return [{ path, code: codeFor(foreign, source), values: { names: foreign }, severity: 'error' }]
    const lost = namesIn(source).filter((name) => !namesIn(text).includes(name))
    return lost.length > 0 ? [{ path, code: 'wordLost', values: { names: lost }, severity: 'warning' }] : []
  })
}

const codeFor = (names: readonly string[], source: MessageFormatElement[]) =>
  names.every((name) => namesIn(source).includes(name)) ? ('wordMeaning' as const) : ('wordForeign' as const)
