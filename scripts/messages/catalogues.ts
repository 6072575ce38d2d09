import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractMessages, type Extracted } from './extract.ts'

/** Languages whose texts stand in `src/i18n/locales`; English stands with the views. */
export const translated = ['ar', 'id'] as const
export const languages = ['en', ...translated] as const
export type Language = (typeof languages)[number]

/** All texts of the app. */
export type Catalogues = {
  messages: Extracted[]
  /** By language, then by id; `file` says where a text stands. */
  translations: Record<(typeof translated)[number], Record<string, { text: string; file: string }>>
}

/**
 * What became of changes that waited on the device: their ids are known to the tenants that have words of their own for them, and their texts
 * come with the others of such changes.
 */
const ofChanges = /^late\.(?:cancel|feedback|kept|messages|move|removal|switch)\./

/** The first part of an id names its catalogue. */
export const catalogueOf = (id: string) => (ofChanges.test(id) ? 'pending' : id.slice(0, id.indexOf('.')))

/** Where the texts of the app stand, those of the partners' console, and what checks say, which the server says as well. */
export const messageFolders = ['src', 'console', 'contract'] as const

/** The console's own catalogues, of which no page of the app has anything. */
export const consoleCatalogues: readonly [string, ...string[]] = ['console', 'content', 'hints', 'issues', 'usage']

/** Reads every `*.messages.ts` of both, and the texts of the other languages. */
export function readCatalogues(root: string): Catalogues {
  const messages = messageFolders
    .flatMap((folder) => filesIn(join(root, folder), /\.messages\.ts$/))
    .flatMap((file) => extractMessages(readFileSync(file, 'utf8'), file.slice(root.length + 1)))
  const read = (language: string) =>
    Object.fromEntries(
      filesIn(join(root, 'src/i18n/locales', language), /\.json$/).flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([id, text]) => [
          id,
          { text, file: file.slice(root.length + 1) },
        ]),
      ),
    )
  return { messages, translations: { ar: read('ar'), id: read('id') } }
}

/** Texts of one catalogue in one language. A missing translation stays English; `check.ts` reports it. */
export function textsOf(
  { messages, translations }: Catalogues,
  language: Language,
  catalogue: string,
): Record<string, string> {
  const own = messages.filter(({ id }) => catalogueOf(id) === catalogue)
  return Object.fromEntries(
    own.map(({ id, defaultMessage }) => [
      id,
      (language === 'en' ? undefined : translations[language][id]?.text) ?? defaultMessage,
    ]),
  )
}

/** Files of a folder and its subfolders, sorted. */
export function filesIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
