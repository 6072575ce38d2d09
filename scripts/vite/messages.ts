import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { catalogueOf, languages, readCatalogues, textsOf, type Language } from '../messages/catalogues.ts'
import { stripMessages } from '../messages/extract.ts'

const compiled = 'virtual:messages/'

/**
 * Compiles the texts of the app. `src/i18n/compiled.ts` comes to list a lazy module for each language and
 * catalogue, in which every text stands parsed; `*.messages.ts` keep nothing but their ids; and the ICU parser stays out
 * of the page.
 */
export function messages(): Plugin {
  let root = ''
  return {
    name: 'messages',
    enforce: 'pre',
    // Tests run the tools that need the parser, too.
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
      const [language, catalogue] = id.slice(compiled.length + 1).split('/') as [Language, string]
      return writeCatalogue(root, language, catalogue)
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

function writeIndex(root: string): string {
  const names = new Set(readCatalogues(root).messages.map(({ id }) => catalogueOf(id)))
  const entries = languages.flatMap((language) => [...names].map((catalogue) => `${language}/${catalogue}`))
  return `export const loaders = {\n${entries.map((entry) => `  '${entry}': () => import('${compiled}${entry}'),`).join('\n')}\n}\n`
}

function writeCatalogue(root: string, language: Language, catalogue: string): string {
  const texts = Object.entries(textsOf(readCatalogues(root), language, catalogue))
  return `export default ${JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])))}\n`
}
