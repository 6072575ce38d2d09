import type { Language } from '#contract/locale'
import { loaders, type Compiled } from './compiled.ts'

/** The texts of one catalogue in one language. */
export async function loadCatalogue(language: Language, name: string): Promise<Compiled> {
  const load = loaders[`${language}/${name}`]
  if (!load) throw new Error(`no catalogue ${name} in ${language}`)
  return load()
}
