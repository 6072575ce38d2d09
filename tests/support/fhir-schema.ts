import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AjvCompiler } from '@fastify/ajv-compiler'

type Schema = { definitions: Record<string, object> }

// Its dialect is an older one, of which nothing is used that the newer has not.
const { definitions } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fhir-samples/r4/schema.json'), 'utf8'),
) as Schema
const customOptions = { strict: false, allErrors: true, coerceTypes: false, removeAdditional: false } as const
const build = AjvCompiler()({}, { customOptions: { ...customOptions, useDefaults: false } })
const validators = new Map<string, ReturnType<typeof build>>()

/** What HL7's JSON schema of FHIR R4 has against a resource, by place; nothing against one that is as it should be. */
export function fhirFaults(resource: { resourceType: string }): string[] {
  const type = resource.resourceType
  const validate =
    validators.get(type) ??
    build({
      ...{ schema: { $ref: `#/definitions/${type}`, definitions }, method: 'GET', url: type, httpPart: 'body' },
    })
  validators.set(type, validate)
  if (!(type in definitions)) return [`${type} is none of the types of the schema`]
  return validate(resource) === true
    ? []
    : ((validate as { errors?: { instancePath: string; message?: string }[] }).errors ?? []).map(
        ({ instancePath, message }) => `${type}${instancePath} ${message}`,
      )
}
