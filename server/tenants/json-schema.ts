import { toCurrentDialect } from '#server/json-schema-dialect'
import { TenantFile } from './tenant-file.ts'

/** The schema of a tenant file for editors, as JSON text; unknown fields are not allowed. */
export function tenantJsonSchema(): string {
  const schema = closed(toCurrentDialect(JSON.parse(JSON.stringify(TenantFile))) as Json)
  return `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...(schema as object) }, null, 2)}\n`
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** The same schema without additional properties in any object. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  return schema['type'] === 'object' && !('additionalProperties' in schema)
    ? { ...inner, additionalProperties: false }
    : inner
}
