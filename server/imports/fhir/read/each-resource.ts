import type { ImportProblem } from '#server/imports/rows/problem'
import type { Resource, ResourceType } from '../elements.ts'
import { checkResource, isRead } from './check-resource.ts'
import type { At, Given } from './given.ts'
import { readResources } from './read-file.ts'

type Report = (problem: ImportProblem) => void

/** A resource that is read, with where it is. */
export type Found<Type extends ResourceType = ResourceType> = At & {
  line: number
  fullUrl: string
  resource: Resource
} & { resource: Resource<Type> }

export const isOf = <Type extends ResourceType>(found: Found, type: Type): found is Found<Type> =>
  found.resource.resourceType === type

/** What is left out, by its type. */
export type Unread = (type: string, given: Given['value']) => void

/**
 * The resources of a file that are read, each after those that it contains. What is wrong is reported.
 *
 * @param from where one of them is: those before it may be left out
 */
export async function* eachResource(
  folder: string,
  file: string,
  report: Report,
  { unread, from }: { unread?: Unread; from?: number } = {},
): AsyncGenerator<Found> {
  for await (const given of readResources(folder, file, report, from)) {
    const type = given.value['resourceType']
    if (typeof type !== 'string') {
      report({ file, line: given.line, column: '', value: '', expected: 'a resource of FHIR, with a resourceType' })
      continue
    }
    if (!isRead(type)) {
      unread?.(type, given.value)
      continue
    }
    const id = idOf(given)
    for (const each of containedIn(given)) {
      const contained = String(each['resourceType'])
      if (isRead(contained))
        yield* found({ ...given, fullUrl: '' }, each, contained, `${id}.${String(each['id'])}`, report)
    }
    yield* found(given, given.value, type, id, report)
  }
}

function* found(given: Given, value: Given['value'], type: ResourceType, id: string, report: Report): Generator<Found> {
  const { file, line, at, fullUrl } = given
  const wrong = (column: string, shown: string, expected: string) =>
    report({ file, line, column: `${type}/${id} ${column}`.trim(), value: shown, expected })
  if (id === '') {
    wrong('id', '', 'an id, or a Bundle entry with a fullUrl')
    return
  }
  const resource = checkResource(type, id, value)
  if (!Array.isArray(resource)) yield { file, line, at, fullUrl, resource }
  else for (const fault of resource) wrong(fault.path, fault.value, fault.expected)
}

/** The id of a resource; within a transaction that of the entry, which stands for one that is still to be given. */
function idOf({ value, fullUrl }: Given): string {
  const id = value['id']
  return typeof id === 'string' ? id : (/^urn:(?:uuid|oid):([A-Za-z0-9.-]+)$/.exec(fullUrl)?.[1] ?? '')
}

/** Resources within one that are read. */
const mostContained = 100

function containedIn({ value }: Given): Given['value'][] {
  const contained = value['contained']
  if (!Array.isArray(contained)) return []
  return contained
    .slice(0, mostContained)
    .filter((each): each is Given['value'] => typeof each === 'object' && each !== null && !Array.isArray(each))
}
