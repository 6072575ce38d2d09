/**
 * Converts a schema, or a document with schemas, to the dialect 2020-12, which OpenAPI 3.1 uses too: the entries of a tuple are
 * in `prefixItems`; earlier drafts have them in `items`.
 */
export function toCurrentDialect(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCurrentDialect)
  if (typeof value !== 'object' || value === null) return value
  const isTuple = 'items' in value && Array.isArray(value.items)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [isTuple ? (ofTuple[name] ?? name) : name, toCurrentDialect(part)]),
  )
}

const ofTuple: Readonly<Record<string, string>> = { items: 'prefixItems', additionalItems: 'items' }
