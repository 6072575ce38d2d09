import { parse } from '@formatjs/icu-messageformat-parser'
import type { Language as OfContract } from '#contract/locale'
import { languages as compiled, type Compiled, type Loaders } from '#src/i18n/compiled.ts'
import { catalogueOf, consoleCatalogues, languages, readCatalogues, textsOf, type Language } from './catalogues.ts'

/**
 * Lets what runs from the sources, without a build, know the texts of the app. They are read once somebody asks for one.
 *
 * @param root - folder of the project
 */
export function fillCatalogues(root: string): void {
  let loaders: Record<Language, Loaders> | undefined
  for (const language of languages)
    (compiled as Partial<Record<OfContract, () => Promise<Loaders>>>)[language] = async () =>
      (loaders ??= loadersFrom(root))[language]
}

function loadersFrom(root: string): Record<Language, Loaders> {
  const all = readCatalogues(root)
  const names = [...new Set(all.messages.map(({ id }) => catalogueOf(id)))].filter(
    (name) => !consoleCatalogues.includes(name),
  )
  const loadersOf = (language: Language): Loaders =>
    Object.fromEntries(
      names.map((name) => [
        name,
        async (): Promise<Compiled> =>
          Object.fromEntries(Object.entries(textsOf(all, language, name)).map(([id, text]) => [id, parse(text)])),
      ]),
    )
  return { en: loadersOf('en'), ar: loadersOf('ar'), id: loadersOf('id') }
}
