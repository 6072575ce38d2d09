import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from '#contract/locale'
import { loadersOf } from './catalogues.ts'
import type { Compiled } from './compiled.ts'
import { allWords } from './own-words.ts'
import { foreignUses, namesIn } from './usable-texts.ts'

/** An issue of a tenant's own text, by its id, in the form of configuration issues. */
export type WordIssue = { path: string; message: string; severity: 'error' | 'warning' }

/** Every text of a tenant that the app cannot show, and those that leave something out (C03). Nothing where the app's own are not known. */
export async function wordIssues(language: Language, texts: Compiled): Promise<WordIssue[]> {
  if (Object.keys(await loadersOf(language)).length === 0) return []
  const own = await allWords(language)
  return Object.entries(texts).flatMap(([id, text]): WordIssue[] => {
    // An id may have any sign in it.
    const path = `/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const source = Object.hasOwn(own, id) ? own[id] : undefined
    if (!source) return [{ path, message: 'is never shown: the app has no such text', severity: 'warning' }]
    const foreign = foreignUses(text, source)
    if (foreign.length > 0)
      return [
        { path, message: `is never shown: ${foreign.join(', ')} ${inSource(foreign, source)}`, severity: 'error' },
      ]
    const lost = namesIn(source).filter((name) => !namesIn(text).includes(name))
    return lost.length > 0
      ? [{ path, message: `leaves out ${lost.join(', ')}, which the app’s own text has`, severity: 'warning' }]
      : []
  })
}

const inSource = (names: readonly string[], source: MessageFormatElement[]) =>
  names.every((name) => namesIn(source).includes(name))
    ? 'stands for something else in the app’s own text'
    : 'is not in the app’s own text'
