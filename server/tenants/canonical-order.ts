import { TenantFile } from './tenant-file.ts'

/** The part of a JSON schema that decides the order of fields. */
type Schema = {
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema | Schema[]
  anyOf?: Schema[]
}

/**
 * The file with its fields in the order of the schema and everything else sorted by name, so that the same tenant always gives
 * the same text: a database does not keep the order of fields.
 */
export const inCanonicalOrder = (file: TenantFile): TenantFile => ordered(TenantFile as Schema, file) as TenantFile

/** A file as text, in the form that is written and compared. */
export const fileText = (file: TenantFile): string => `${JSON.stringify(file, null, 2)}\n`

function ordered(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = schema
    return items && !Array.isArray(items) ? value.map((each) => ordered(items, each)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const { properties, patternProperties } = schema.anyOf?.find((form) => form.properties) ?? schema
  const [everyOther = {}] = Object.values(patternProperties ?? {})
  const known = Object.keys(properties ?? {})
  const names = Object.keys(value).toSorted(
    (one, other) => rank(known, one) - rank(known, other) || (one < other ? -1 : 1),
  )
  return Object.fromEntries(
    names.map((name) => [name, ordered(properties?.[name] ?? everyOther, (value as Record<string, unknown>)[name])]),
  )
}

const rank = (known: string[], name: string) => (known.includes(name) ? known.indexOf(name) : known.length)
