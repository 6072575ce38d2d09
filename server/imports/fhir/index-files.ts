import type { ImportProblem } from '../rows/problem.ts'
import type { ResourceType } from './elements.ts'
import { createPlaceResources, isInUse, type PlaceResources } from './places.ts'
import { eachResource, type Found, type Unread } from './read/each-resource.ts'
import { createReferences, keyOf, type Key, type References } from './references.ts'

type Report = (problem: ImportProblem) => void

/** What is known of all resources before rows are made of them. */
export type Index = {
  references: References
  places: PlaceResources
  placesOf: (organisation: Key<'Organization'>) => readonly Key<'Location'>[]
  unused: ReadonlySet<Key>
  /** The files that have a type, in their order. */
  filesOf: (type: ResourceType) => readonly string[]
  today: string
}

/** Goes through all files once. Everything that is wrong with a resource by itself is reported here. */
export async function indexFiles(
  folder: string,
  files: readonly string[],
  today: string,
  report: Report,
): Promise<Index> {
  const references = createReferences()
  const places = createPlaceResources()
  const unused = new Set<Key>()
  const filesByType = new Map<ResourceType, Set<string>>()
  const unread = createUnread(report)
  for (const file of files)
    for await (const found of eachResource(folder, file, report, { unread: unread.count(file) })) {
      const { resource } = found
      if (references.add(found)) report(sayTwice(found))
      places.add(found)
      if (!isInUse(resource, today)) unused.add(keyOf(resource))
      const type = resource.resourceType
      filesByType.set(type, (filesByType.get(type) ?? new Set()).add(file))
    }
  unread.say()
  const filesOf = (type: ResourceType) => [...(filesByType.get(type) ?? [])]
  const placesOf = managedBy(places, references, unused)
  return { references, places, placesOf, unused, filesOf, today }
}

const sayTwice = ({ file, line, resource }: Found): ImportProblem => ({
  ...{ file, line, column: keyOf(resource), value: '' },
  expected: 'each resource once; another with this id says something else',
})

/** Names of types that are counted. */
const mostTypes = 200

/** Counts what is not read, by its type; a later version of FHIR is a mistake. */
function createUnread(report: Report) {
  const counts = new Map<string, number>()
  return {
    count:
      (file: string): Unread =>
      (type, { fhirVersion }) => {
        if (counts.has(type) || counts.size < mostTypes) counts.set(type, (counts.get(type) ?? 0) + 1)
        if (type !== 'CapabilityStatement' || typeof fhirVersion !== 'string' || /^4\.[03]\./.test(fhirVersion)) return
        report({
          file,
          line: 0,
          column: 'CapabilityStatement fhirVersion',
          value: fhirVersion,
          expected: 'FHIR R4, 4.0.1',
        })
      },
    // Records of patients have dozens of types: one line has them all.
    say: () => {
      const [only, another] = counts
      if (!only) return
      if (!another) report(sayLeftOut(shown(only[0]), only[1], 'a type of resource that is read'))
      else report(sayLeftOut('resources', listed(counts), 'types of resources that are read'))
    },
  }
}

const shown = (type: string) => type.slice(0, 40)

/** Types that one line has by name. */
const mostListed = 12

/** `Encounter 12, Patient 1`, those first of which there are most. */
function listed(counts: ReadonlyMap<string, number>): string {
  const types = [...counts].toSorted(([, one], [, other]) => other - one)
  const named = types.slice(0, mostListed).map(([type, count]) => `${shown(type)} ${count}`)
  const others = types.slice(mostListed).reduce((sum, [, count]) => sum + count, 0)
  return [...named, ...(others > 0 ? [`others ${others}`] : [])].join(', ')
}

/** A note of how many of something are left out. */
export const sayLeftOut = (what: string, count: number | string, expected: string): ImportProblem => ({
  ...{ file: '', line: 0, column: what, value: String(count) },
  expected: `${expected}; so many are left out`,
  isWarning: true,
})

function managedBy(places: PlaceResources, references: References, unused: ReadonlySet<Key>): Index['placesOf'] {
  const managed = new Map<Key, Key<'Location'>[]>()
  for (const { resource } of places.all('Location')) {
    const key = keyOf(resource)
    const target = references.find(resource.managingOrganization, ['Organization'], resource)
    if (target && 'key' in target && !unused.has(key))
      managed.set(target.key, [...(managed.get(target.key) ?? []), key])
  }
  return (organisation) => managed.get(organisation) ?? []
}
