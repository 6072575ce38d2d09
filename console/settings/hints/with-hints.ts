import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { isCountryCode } from '#console/region-name.ts'
import type { SchemaNode } from '../schema-node.ts'
import { messages as app } from './app.messages.ts'
import { messages as content } from './content.messages.ts'
import { messages as rules } from './rules.messages.ts'

/** The sentences below fields, by the end of a field's path. */
const hints = new Map<string, MessageDescriptor>([
  ...Object.entries(app),
  ...Object.entries(content),
  ...Object.entries(rules),
])

/** The schema with a message at each field that it describes: what it says itself is in English, and for who writes a file. */
export function withHints(node: SchemaNode, path: readonly string[] = []): SchemaNode {
  const { description, properties, patternProperties, items } = node
  const hint = description === undefined ? undefined : hintOf(path)
  const names = Object.keys(properties ?? {})
  // Languages and markets have the same fields each.
  const isNamed = !names.every(isCountryCode)
  const below = (parts: Record<string, SchemaNode>, named: boolean) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, withHints(part, named ? [...path, name] : path)]),
    )
  return {
    ...node,
    ...(hint && { hint }),
    ...(properties && { properties: below(properties, isNamed) }),
    ...(patternProperties && { patternProperties: below(patternProperties, false) }),
    ...(items && { items: withHints(items, path) }),
  }
}

/** The message of the longest end of a path that has one. */
const hintOf = (path: readonly string[]): MessageDescriptor | undefined =>
  path.map((_, from) => hints.get(path.slice(from).join('.'))).find((hint) => hint !== undefined)
