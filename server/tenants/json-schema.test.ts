import { expect, it } from 'vitest'
import { tenantJsonSchema } from './json-schema.ts'

type Schema = {
  description?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
}

const { properties: parts = {} } = JSON.parse(tenantJsonSchema()) as Schema

/** The paths of all fields below a schema that say nothing of what they are for. Languages name themselves. */
function unexplained(schema: Schema, path: string): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description || languages.has(name) || name === 'content' ? [] : [`${path}/${name}`]),
      ...unexplained(field, `${path}/${name}`),
    ]),
    ...Object.values(schema.patternProperties ?? {}).flatMap((each) => unexplained(each, `${path}/*`)),
    ...(schema.items ? unexplained(schema.items, `${path}/*`) : []),
  ]
}
const languages = new Set(['en', 'ar', 'id'])

it.each(['blocks', 'banners', 'highlights'])('every field of %s tells an editor what it is for', (part) => {
  const { [part]: schema } = parts
  expect(JSON.stringify(schema)).toContain('"title"')
  expect(unexplained(schema!, part)).toEqual([])
})
