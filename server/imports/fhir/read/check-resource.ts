import { Compile } from 'typebox/compile'
import { resourceSchemas, type Resource, type ResourceType } from '../elements.ts'

const checks = new Map(Object.entries(resourceSchemas).map(([type, schema]) => [type, Compile(schema)]))

/** Whether resources of a type are read. */
export const isRead = (type: string): type is ResourceType => checks.has(type)

/** What an element should have been. */
export type Fault = { path: string; value: string; expected: string }

/** The elements of a resource that are read, or which of them are of another type than FHIR R4 has. */
export function checkResource(type: ResourceType, id: string, given: object): Resource | Fault[] {
  const later = laterElements[type]?.find((each) => each in given)
  if (later) return [{ path: later, value: '', expected: 'FHIR R4; a later version has this element' }]
  const check = checks.get(type)
  if (check?.Check(given)) return { ...trimmed(type, given), resourceType: type, id }
  return (check?.Errors(given) ?? []).slice(0, mostFaults).map(({ instancePath, message }) => ({
    path: pathOf(instancePath),
    value: valueAt(given, instancePath),
    expected: `what FHIR R4 has there: it ${message}`,
  }))
}

/** Faults of one resource that are said: the first says the most. */
const mostFaults = 3

/** Elements of R5 in place of those that are read. */
const laterElements: Partial<Record<ResourceType, readonly string[]>> = {
  PractitionerRole: ['availability'],
  HealthcareService: ['availability'],
}

/** Without texts for people, and all else that is not read and may be large. */
const trimmed = (type: ResourceType, given: object) => {
  const read: readonly string[] = Object.keys(resourceSchemas[type].properties)
  return Object.fromEntries(Object.entries(given).filter(([name]) => read.includes(name)))
}

/** `/name/0/family` is `name[0].family`. */
export const pathOf = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')

function valueAt(given: object, pointer: string): string {
  let value: unknown = given
  for (const key of pointer.split('/').slice(1))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string}` : ''
}
