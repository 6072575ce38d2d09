import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Language } from '#contract/locale'
import { loadersOf } from './catalogues.ts'
import type { Compiled } from './compiled.ts'

/** All texts of the app in a language, parsed. */
export async function allWords(language: Language): Promise<Compiled> {
  const loaders = Object.values(await loadersOf(language)).flatMap((load) => load ?? [])
  const catalogues = await Promise.all(loaders.map((load) => load()))
  return Object.assign({}, ...catalogues) as Compiled
}

const printed = new Map<Language, Promise<Record<string, string>>>()

/** The same as ICU messages, as a tenant writes its own. */
export function ownWords(language: Language): Promise<Record<string, string>> {
  const words = printed.get(language) ?? printAll(language)
  words.catch(() => printed.delete(language))
  printed.set(language, words)
  return words
}

const printAll = async (language: Language): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await allWords(language)).map(([id, message]: [string, MessageFormatElement[]]) => [
      id,
      printAST(message),
    ]),
  )
