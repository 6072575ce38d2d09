import type { Contents } from '#server/tenants/fields/contents'
import { fieldsOf } from '#server/tenants/fields/fields'

/** Names in addresses of content, within markup too. */
const inContent = /asset:([a-z0-9][a-z0-9._-]{0,79}\.(?:png|jpg|webp|svg|woff2|mp4|webm|vtt))/g

/** Pointers of the fields in which each of these files is named, by the file's name. */
export function fileUses(contents: Contents, names: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const [pointer, value] of fieldsOf(contents)) {
    if (pointer.startsWith('/assets/')) continue
    for (const name of new Set(namesIn(value)))
      if (names.has(name)) uses.set(name, [...(uses.get(name) ?? []), pointer])
  }
  return uses
}

/** Some fields name a file without `asset:`: then it is the whole text. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...[...value.matchAll(inContent)].map(([, name = '']) => name)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(namesIn)
}
