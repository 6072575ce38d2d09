import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from '#contract/locale'
import { loadCatalogue, loadersOf } from './catalogues.ts'
import type { Compiled } from './compiled.ts'

/**
 * Those of a tenant's own texts (C03) that a view can show: of an existing message, with no other values and tags than the
 * app's own text. Otherwise formatting would fail or an element would be missing; there the app's own text is used. Runs on the
 * server, so that no page loads the check.
 */
export async function usableTexts(language: Language, texts: Compiled): Promise<Compiled> {
  const catalogues = [...new Set(Object.keys(texts).map((id) => id.slice(0, id.indexOf('.'))))]
  const loaders = await loadersOf(language)
  const known = catalogues.filter((name) => Object.hasOwn(loaders, name))
  const own: Compiled = {}
  for (const catalogue of known) Object.assign(own, await loadCatalogue(language, catalogue))
  return Object.fromEntries(
    Object.entries(texts).filter(([id, text]) => {
      const source = Object.hasOwn(own, id) ? own[id] : undefined
      return source !== undefined && foreignUses(text, source).length === 0
    }),
  )
}

/** How a text uses what the app's own text does not have, as `{name}` or `<tag>`: none where it can be shown. */
export function foreignUses(text: MessageFormatElement[], source: MessageFormatElement[]): string[] {
  const given = usesOf(source)
  return [...usesOf(text)].flatMap(([name, kinds]) =>
    [...kinds].every((kind) => given.get(name)?.has(kind) ?? false) ? [] : [written(name, kinds)],
  )
}

/** What a text shows beside its words, as `{name}` or `<tag>`. */
export const namesIn = (text: MessageFormatElement[]): string[] =>
  [...usesOf(text)].map(([name, kinds]) => written(name, kinds))

const written = (name: string, kinds: ReadonlySet<TYPE>) => (kinds.has(TYPE.tag) ? `<${name}>` : `{${name}}`)

/**
 * How a text uses its values, by name: a tag cannot replace an argument, nor a date a number. Any value can be used as plain
 * text.
 */
function usesOf(elements: MessageFormatElement[], uses = new Map<string, Set<TYPE>>()): Map<string, Set<TYPE>> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const kinds = uses.get(element.value) ?? new Set()
    kinds.add(element.type)
    if (element.type !== TYPE.tag) kinds.add(TYPE.argument)
    uses.set(element.value, kinds)
    if (element.type === TYPE.tag) usesOf(element.children, uses)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) usesOf(value, uses)
  }
  return uses
}
