import type { SchemaNode } from '../schema-node.ts'

/** What a new value of a schema begins with: what must be there, empty. */
export function emptyOf(node: SchemaNode): unknown {
  if (node.properties) {
    const required = Object.entries(node.properties).filter(([name]) => node.required?.includes(name))
    return Object.fromEntries(required.map(([name, each]) => [name, emptyOf(each)]))
  }
  if (node.anyOf?.[0]) return emptyOf(node.anyOf[0])
  if (node.enum) return node.enum[0]
  if (node.type === 'array') return []
  if (node.type === 'boolean') return false
  if (node.type === 'number' || node.type === 'integer') return node.minimum ?? 0
  return ''
}
