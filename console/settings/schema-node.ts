/** The part of the JSON schema of a tenant's file that forms are made from. */
export type SchemaNode = {
  type?: string
  description?: string
  enum?: readonly string[]
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: SchemaNode | false
  prefixItems?: readonly SchemaNode[]
  properties?: Record<string, SchemaNode>
  required?: readonly string[]
}

/** The schema of the field at a pointer, and whether something must stand there. Undefined where it has none. */
export function nodeAt(schema: SchemaNode, pointer: string): { node: SchemaNode; isRequired: boolean } | undefined {
  let found = { node: schema, isRequired: true }
  for (const name of pointer.split('/').slice(1)) {
    const node = found.node.properties?.[name]
    if (!node) return undefined
    found = { node, isRequired: found.node.required?.includes(name) ?? false }
  }
  return found
}
