import { countryPattern, type Country } from '#contract/locale'

type Node = { [name: string]: unknown }

/** A JSON schema in which a country is one of some, and what is said for each country has a field for each of them: for forms. */
export function schemaWithCountries(schema: unknown, countries: readonly Country[]): unknown {
  if (Array.isArray(schema)) return schema.map((part) => schemaWithCountries(part, countries))
  if (typeof schema !== 'object' || schema === null) return schema
  const node: Node = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, schemaWithCountries(part, countries)]),
  )
  const { pattern, patternProperties, ...rest } = node
  if (pattern === countryPattern) return { ...rest, enum: countries }
  const each = (patternProperties as Node | undefined)?.[countryPattern]
  if (each === undefined) return node
  return { ...rest, properties: Object.fromEntries(countries.map((country) => [country, each])) }
}
