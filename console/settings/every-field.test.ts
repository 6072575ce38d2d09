import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '#contract/locale'
import { findEntry } from './find-entry.ts'
import { groupNames } from './group-names.ts'
import { groups, pointerOf } from './groups.ts'
import { nodeAt, type SchemaNode } from './schema-node.ts'

const schema = JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as SchemaNode
const entries = groupNames.flatMap(({ group }) => groups[group].flatMap((section) => section.entries))

/** Pointers of all fields below a part of the file; of an object whose names are not said before, of the object. */
function fieldsBelow(node: SchemaNode | undefined, pointer: string): string[] {
  const named = Object.entries(node?.properties ?? {})
  return named.length === 0 ? [pointer] : named.flatMap(([name, part]) => fieldsBelow(part, `${pointer}/${name}`))
}

it('has every field of a tenant’s configuration in exactly one place of one form', () => {
  const places = new Map<string, number>()
  for (const entry of entries)
    for (const pointer of entry.isLocalised
      ? languages.map((language) => pointerOf(entry, language))
      : [pointerOf(entry)])
      places.set(pointer, (places.get(pointer) ?? 0) + 1)
  const twice = [...places].filter(([, count]) => count > 1).map(([pointer]) => pointer)
  /** The field itself, something that it is part of, or the parts of which its names are known. */
  const isInForm = (pointer: string) =>
    [...places.keys()].some(
      (place) => pointer === place || pointer.startsWith(`${place}/`) || place.startsWith(`${pointer}/`),
    )
  const fields = [...fieldsBelow(schema.properties?.['configuration'], '/configuration'), '/hosts']
  expect({ missing: fields.filter((pointer) => !isInForm(pointer)), twice }).toEqual({ missing: [], twice: [] })
})

it('knows of each field of its forms what the schema says, and finds it again', () => {
  for (const entry of entries) {
    const pointer = entry.isLocalised ? pointerOf(entry, 'en') : pointerOf(entry)
    expect([pointer, nodeAt(schema, pointer) !== undefined, findEntry(pointer)?.entry]).toEqual([pointer, true, entry])
  }
})
