import type { TSchema } from 'typebox'

/** Where something stands in a tenant's file: names and numbers, outermost first. */
export type Place = readonly (string | number)[]

/** Every value in a file that is neither an object nor a list. */
export function leavesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  const entries = Array.isArray(value) ? value.map((each, i) => [i, each] as const) : Object.entries(value)
  return entries.flatMap(([name, each]) => leavesOf(each, [...place, name]))
}

/** What stands at a place. */
export const valueAt = (file: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], file)

/** Puts something else there. */
export function setValue(file: unknown, place: Place, value: unknown): void {
  const parent = valueAt(file, place.slice(0, -1)) as Record<string, unknown>
  parent[place.at(-1)!] = value
}

/**
 * Every field a schema knows, as `/configuration/name/en`; `*` stands for an entry of a list or of a record. A field of several
 * forms is there once for each.
 */
export function fieldsOf(schema: TSchema, path = ''): string[] {
  const { properties, patternProperties, items, anyOf } = schema as Shape
  if (anyOf) return anyOf.flatMap((each) => fieldsOf(each, path))
  if (properties) return Object.entries(properties).flatMap(([name, each]) => fieldsOf(each, `${path}/${name}`))
  if (patternProperties) return Object.values(patternProperties).flatMap((each) => fieldsOf(each, `${path}/*`))
  if (Array.isArray(items)) return items.flatMap((each, i) => fieldsOf(each, `${path}/${i}`))
  return items ? fieldsOf(items, `${path}/*`) : [path]
}

type Shape = {
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  items?: TSchema | TSchema[]
  anyOf?: TSchema[]
}

/** Whether a place in a file is one of a field. */
export function isPlaceOf(field: string, place: Place): boolean {
  const steps = field.split('/').slice(1)
  return steps.length === place.length && steps.every((step, i) => step === '*' || step === String(place[i]))
}
