import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesIn, messageFolders } from './catalogues.ts'
import { extractMessages } from './extract.ts'

/** A file of the app with its content. */
export type Source = { file: string; text: string }

/** Messages that no view shows, one sentence each: every text costs translators work and readers a download. */
export function unusedMessages(definitions: Source[], sources: Source[]): string[] {
  return definitions.flatMap(({ file, text }) => {
    const users = sources.flatMap((source) => {
      const names = namesOf(source.text, basename(file))
      return names.length > 0 ? [{ text: source.text, names: names.join('|') }] : []
    })
    const isUsed = (what: string) => users.some((user) => new RegExp(`\\b(?:${user.names})${what}`).test(user.text))
    // Where a message is chosen by a value, or all are handed to another view, it cannot be seen from the source which one.
    if (isUsed('[[)}]') || users.some((user) => new RegExp(`\\.{3}(?:${user.names})\\b`).test(user.text))) return []
    return extractMessages(text, file)
      .filter(({ key }) => !isUsed(`\\.${key}\\b`))
      .map(({ id }) => `${file}: ${id} is shown nowhere`)
  })
}

/** The names under which a file imports the messages of another. */
function namesOf(text: string, from: string): string[] {
  const imports = [...text.matchAll(/import \{([^}]*)\} from '([^']*)'/g)]
  return imports
    .filter(([, , path = '']) => path.endsWith(`/${from}`))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''))
    .filter(Boolean)
}

/** Every file of messages, and every file that may use them, without tests. */
export function readSources(root: string): { definitions: Source[]; sources: Source[] } {
  const read = (file: string): Source => ({ file: file.slice(root.length + 1), text: readFileSync(file, 'utf8') })
  const all = messageFolders
    .flatMap((folder) => filesIn(join(root, folder), /\.tsx?$/))
    .filter((file) => !/\.test\.tsx?$/.test(file))
  return {
    definitions: all.filter((file) => file.endsWith('.messages.ts')).map(read),
    sources: all.map(read),
  }
}
