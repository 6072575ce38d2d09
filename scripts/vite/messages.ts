import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import {
  catalogueOf,
  consoleCatalogues,
  languages,
  readCatalogues,
  textsOf,
  type Catalogues,
  type Language,
} from '../messages/catalogues.ts'
import { stripMessages } from '../messages/extract.ts'

const compiled = 'virtual:messages/'

/** Catalogues that most first visits need, combined to one file per language, `virtual:messages/en/shared`, which knows all others. */
const shared = 'shared'
const ofApp = { shared: ['app', 'states', 'care', 'lists', 'places', 'late'], only: undefined }

/** Of the partners' console: one file per language, with the words of the parts that it takes from the app; its pages of content have their own. */
export const ofConsole = { shared: [consoleCatalogues[0], 'app'], only: [...consoleCatalogues, 'app'] }

/** Of both, for tests. Those of what a console's form takes run the checks of the server, whose sentences stay. */
export const ofTests = { shared: ofApp.shared, only: 'all', whole: '/contract/issues/' } as const

/** `whole`: a folder whose messages keep their texts. */
type Which = { shared: readonly string[]; only: readonly string[] | 'all' | undefined; whole?: string }

/**
 * Compiles the texts of the app. `src/i18n/compiled.ts` lists a lazy module of each language, which has the texts that most pages need,
 * parsed, and lists the lazy modules of its other catalogues; `*.messages.ts` keep only their ids; and the page does not load the ICU parser.
 */
export function messages(which: Which = ofApp): Plugin {
  let root = ''
  // They are asked for once for each catalogue and language, and are hundreds of files.
  let read: Catalogues | undefined
  const all = () => (read ??= readCatalogues(root))
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
    buildStart: () => {
      read = undefined
    },
    resolveId: (id) => (id.startsWith(compiled) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `${root}/src/i18n/compiled.ts`) return writeIndex(all(), which)
      if (id === `${root}/src/i18n/notes.ts`) return writeNotes(all())
      if (!id.startsWith(`\0${compiled}`)) return undefined
      const [language, file] = id.slice(compiled.length + 1).split('/') as [Language, string]
      const catalogues = file === shared ? which.shared : [file]
      const texts = catalogues.map((catalogue) => writeCatalogue(all(), language, catalogue)).join('')
      return file === shared ? texts + writeLoaders(all(), language, which) : texts
    },
    transform: (code, id) =>
      id.endsWith('.messages.ts') && !(which.whole && id.includes(which.whole))
        ? { code: stripMessages(code), map: null }
        : undefined,
    hotUpdate({ file }) {
      if (!/\.messages\.ts$|\/i18n\/locales\/.*\.json$/.test(file)) return undefined
      read = undefined
      const { moduleGraph, hot } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${compiled}`) || id.endsWith('/src/i18n/compiled.ts')) moduleGraph.invalidateModule(module)
      hot.send({ type: 'full-reload' })
      return undefined
    },
  }
}

/** Names of all catalogues of the app, or of those that are wanted alone. */
const namesIn = ({ messages: all }: Catalogues, { only }: Which) =>
  [...new Set(all.map(({ id }) => catalogueOf(id)))].filter((name) =>
    only ? only === 'all' || only.includes(name) : !consoleCatalogues.includes(name),
  )

/** Writes `src/i18n/notes.ts`: what translators are told of the app's texts. */
const writeNotes = ({ messages: all }: Catalogues) =>
  `export const notes = ${JSON.stringify(
    Object.fromEntries(
      all
        .filter(({ id }) => !consoleCatalogues.includes(catalogueOf(id)))
        .map(({ id, description }) => [id, description]),
    ),
  )}\n`

/** The module of a catalogue. */
const moduleOf = (language: Language, name: string, which: Which) =>
  `${compiled}${language}/${which.shared.includes(name) ? shared : name}`

/** Writes `src/i18n/compiled.ts`: what knows the catalogues of each language, and the module of each of them. */
function writeIndex(all: Catalogues, which: Which): string {
  const loaders = languages.map(
    (language) => `  '${language}': () => import('${compiled}${language}/${shared}').then((module) => module.loaders),`,
  )
  const modules = languages.flatMap((language) =>
    namesIn(all, which).map((name) => `  '${language}/${name}': '${moduleOf(language, name, which)}',`),
  )
  return `export const languages = {\n${loaders.join('\n')}\n}\nexport const modules = {\n${modules.join('\n')}\n}\n`
}

/**
 * Writes the loaders of a language's catalogues, beside the ones that most pages need: a page knows the addresses of its own language's
 * texts alone.
 */
function writeLoaders(all: Catalogues, language: Language, which: Which): string {
  const others = namesIn(all, which).filter((name) => !which.shared.includes(name))
  const loaders = [
    ...which.shared.map((name) => `  '${name}': async () => ${name},`),
    ...others.map(
      (name) => `  '${name}': () => import('${moduleOf(language, name, which)}').then((module) => module.${name}),`,
    ),
  ]
  return `export const loaders = {\n${loaders.join('\n')}\n}\n`
}

/** Writes a catalogue as an export with its own name. */
function writeCatalogue(all: Catalogues, language: Language, catalogue: string): string {
  const texts = Object.entries(textsOf(all, language, catalogue))
  return `export const ${catalogue} = ${JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])))}\n`
}
