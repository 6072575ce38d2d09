import { step, wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** The part of a JSON schema that names fields. */
type Schema = {
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema | Schema[]
  anyOf?: Schema[]
}

/** Issues of fields that the schema does not have: a mistyped name would otherwise be ignored silently. */
export function unknownFields(schema: Schema, value: unknown, path = ''): ConfigurationIssue[] {
  if (Array.isArray(value)) {
    const { items } = schema
    return items && !Array.isArray(items) ? value.flatMap((each, i) => unknownFields(items, each, path + step(i))) : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (schema.anyOf) {
    const objects = schema.anyOf.filter(({ properties, patternProperties }) => properties ?? patternProperties)
    return objects.length === 1 ? unknownFields(objects[0]!, value, path) : []
  }
  const { properties, patternProperties } = schema
  const [[pattern = '', everyOther] = []] = Object.entries(patternProperties ?? {})
  const isName = new RegExp(pattern, 'u')
  return Object.entries(value).flatMap(([name, each]) => {
    if (everyOther && !isName.test(name)) return [wrong(path + step(name), 'unknownName')]
    const known = properties && Object.hasOwn(properties, name) ? properties[name] : everyOther
    if (known) return unknownFields(known, each, path + step(name))
    return properties ? [unknownField(path + step(name), name, Object.keys(properties))] : []
  })
}

function unknownField(path: string, name: string, known: string[]): ConfigurationIssue {
  const meant = known.find((each) => plain(each) === plain(name) || isClose(plain(each), plain(name)))
  return meant ? wrong(path, 'meantField', { name: meant }) : wrong(path, 'unknownField')
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Whether two names differ by one letter more, less or other, or only in the order of letters. */
function isClose(one: string, other: string): boolean {
  if ([...one].sort().join('') === [...other].sort().join('')) return true
  if (Math.abs(one.length - other.length) > 1) return false
  let i = 0
  while (i < one.length && one[i] === other[i]) i++
  const rests = [one.slice(i), other.slice(i)] as const
  return rests[0].slice(1) === rests[1].slice(1) || rests[0].slice(1) === rests[1] || rests[0] === rests[1].slice(1)
}
