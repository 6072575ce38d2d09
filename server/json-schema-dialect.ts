/**
 * A schema, or a document that holds schemas, in the dialect of 2020-12, which OpenAPI 3.1 has too: the places of a tuple stand
 * in `prefixItems`, where drafts before had them in `items`.
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
