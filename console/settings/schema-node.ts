import type { MessageDescriptor } from '#src/i18n/messages.ts'

/** The part of the JSON schema of a tenant's file that forms are made from. */
export type SchemaNode = {
  type?: string
  description?: string
  /** What it says of the field to a person, where it describes it; not of the schema itself. */
  hint?: MessageDescriptor
  format?: string
  enum?: readonly string[]
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: SchemaNode | false
  prefixItems?: readonly SchemaNode[]
  properties?: Record<string, SchemaNode>
  patternProperties?: Record<string, SchemaNode>
  required?: readonly string[]
  anyOf?: readonly SchemaNode[]
}

/** The schema of the field at a pointer, and whether something must stand there. Undefined where it has none. */
export function nodeAt(schema: SchemaNode, pointer: string): { node: SchemaNode; isRequired: boolean } | undefined {
  let found = { node: schema, isRequired: true }
  for (const name of pointer.split('/').slice(1)) {
    const node = below(found.node, name)
    if (!node) return undefined
    found = { node, isRequired: found.node.required?.includes(name) ?? false }
  }
  return found
}

/** Banners and articles are a list in the file and stand in a pointer by their id; blocks and words have names that nobody knows before. */
const below = ({ properties, patternProperties, items }: SchemaNode, name: string): SchemaNode | undefined =>
  properties?.[name] ?? Object.values(patternProperties ?? {})[0] ?? (items || undefined)
