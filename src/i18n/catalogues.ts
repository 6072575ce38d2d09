import type { Language } from '#contract/locale'
import { languages, type Compiled, type Loaders } from './compiled.ts'

/** The texts of one catalogue in one language. */
export async function loadCatalogue(language: Language, name: string): Promise<Compiled> {
  const load = (await loadersOf(language))[name]
  if (!load) throw new Error(`no catalogue ${name} in ${language}`)
  return load()
}

/** The loaders of a language; they come with the texts that most pages need. */
export const loadersOf = async (language: Language): Promise<Loaders> => (await languages[language]?.()) ?? {}
