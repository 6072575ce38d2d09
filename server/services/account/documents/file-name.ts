import { isName } from '#contract/plain-text'

/** What a file is called that tells no name of its own. */
const unnamed = 'file'

/** The name of a file without folders, and without signs that a name cannot have. It is shown and never used as a path. */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = [...last]
    .filter((sign) => isName(`a${sign}`))
    .join('')
    .trim()
  return plain === '' || /^\.+$/.test(plain) ? unnamed : plain
}
