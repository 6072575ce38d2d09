import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { catalogueOf, languages, readCatalogues, textsOf, type Language } from '../messages/catalogues.ts'
import { stripMessages } from '../messages/extract.ts'

const compiled = 'virtual:messages/'

/** Catalogues that most first visits need, combined to one file per language: `virtual:messages/en/shared`. */
const sharedCatalogues = ['app', 'states', 'care', 'lists', 'places', 'late']

/**
 * Compiles the texts of the app. `src/i18n/compiled.ts` lists the lazy module of each language and catalogue, which contains
 * the parsed texts; `*.messages.ts` keep only their ids; and the page does not load the ICU parser.
 */
export function messages(): Plugin {
  let root = ''
  return {
    name: 'messages',
    enforce: 'pre',
    // Tests also run the tools that need the parser.
    config: (_config, { mode }) =>
      mode === 'test'
        ? {}
        : {
            resolve: {
              alias: [
                {
                  find: /^@formatjs\/icu-messageformat-parser$/,
                  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
                },
              ],
            },
          },
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id.startsWith(compiled) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `${root}/src/i18n/compiled.ts`) return writeIndex(root)
      if (!id.startsWith(`\0${compiled}`)) return undefined
      const [language, file] = id.slice(compiled.length + 1).split('/') as [Language, string]
      const catalogues = file === 'shared' ? sharedCatalogues : [file]
      return catalogues.map((catalogue) => writeCatalogue(root, language, catalogue)).join('')
    },
    transform: (code, id) => (id.endsWith('.messages.ts') ? { code: stripMessages(code), map: null } : undefined),
    hotUpdate({ file }) {
      if (!/\.messages\.ts$|\/i18n\/locales\/.*\.json$/.test(file)) return undefined
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${compiled}`) || id.endsWith('/src/i18n/compiled.ts')) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return undefined
    },
  }
}

/** Writes `src/i18n/compiled.ts`: the loader and the module of each catalogue. */
function writeIndex(root: string): string {
  const names = [...new Set(readCatalogues(root).messages.map(({ id }) => catalogueOf(id)))]
  const entries = languages.flatMap((language) =>
    names.map((name) => {
      const module = `${compiled}${language}/${sharedCatalogues.includes(name) ? 'shared' : name}`
      return { key: `${language}/${name}`, name, module }
    }),
  )
  // A hundred of them are in the first load: this form is half as long once it is built.
  const loaders = entries.map(
    ({ key, name, module }) => `  '${key}': () => import('${module}').then((module) => module.${name}),`,
  )
  const modules = entries.map(({ key, module }) => `  '${key}': '${module}',`)
  return `export const loaders = {\n${loaders.join('\n')}\n}\nexport const modules = {\n${modules.join('\n')}\n}\n`
}

/** Writes a catalogue as an export with its own name. */
function writeCatalogue(root: string, language: Language, catalogue: string): string {
  const texts = Object.entries(textsOf(readCatalogues(root), language, catalogue))
  return `export const ${catalogue} = ${JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])))}\n`
}
