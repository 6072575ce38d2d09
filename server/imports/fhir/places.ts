import type { Resource } from './elements.ts'
import { keyOf, type Key, type References } from './references.ts'
import { isOf, type Found } from './read/each-resource.ts'

/** Types of which there are few enough for the memory; practitioners and their roles are read from the files. */
export const placeTypes = ['Organization', 'Location', 'HealthcareService', 'InsurancePlan'] as const
export type PlaceType = (typeof placeTypes)[number]

export type FoundPlace<Type extends PlaceType> = Found<Type>

/** All that is no person, by key. */
export function createPlaceResources() {
  const found = new Map<Key, Found>()
  return {
    add: (each: Found) => {
      if (placeTypes.some((type) => type === each.resource.resourceType)) found.set(keyOf(each.resource), each)
    },
    get: <Type extends PlaceType>(key: Key<Type>) => found.get(key) as FoundPlace<Type> | undefined,
    all: <Type extends PlaceType>(type: Type): FoundPlace<Type>[] =>
      [...found.values()].filter((each) => isOf(each, type)),
  }
}
export type PlaceResources = ReturnType<typeof createPlaceResources>

/** Parts of a building, whose visits are at the building. */
const parts = ['wi', 'wa', 'lvl', 'co', 'ro', 'bd', 'ca', 've']
/** What nobody goes to: an area that is served. */
const areas = ['jdn', 'area', 'rd']

const physicalTypes = ({ physicalType }: Resource<'Location'>) =>
  (physicalType?.coding ?? []).flatMap(({ code }) => code ?? [])

export const isPart = (location: Resource<'Location'>) => physicalTypes(location).some((code) => parts.includes(code))
export const isArea = (location: Resource<'Location'>) => physicalTypes(location).some((code) => areas.includes(code))

/** How far up the place of a part is looked for. */
const mostLevels = 10

/** The building of a part of it, and everything else as it is. */
export function placeOf(key: Key<'Location'>, places: PlaceResources, references: References): Key<'Location'> {
  let at = key
  for (let level = 0; level < mostLevels; level++) {
    const location = places.get(at)?.resource
    const above = location && isPart(location) ? references.find(location.partOf, ['Location'], location) : undefined
    if (!above || !('key' in above)) return at
    at = above.key
  }
  return at
}

/** Whether an entry is in use: what is not is left out, so that an import hides it. */
export function isInUse(resource: Resource, today: string): boolean {
  switch (resource.resourceType) {
    case 'Location':
      return (resource.status ?? 'active') === 'active' && resource.mode !== 'kind' && !isArea(resource)
    case 'InsurancePlan':
      return (resource.status ?? 'active') === 'active' && !isOver(resource.period?.end, today)
    case 'PractitionerRole':
      return resource.active !== false && !isOver(resource.period?.end, today)
    default:
      return resource.active !== false
  }
}

/** A part of a date that is over is shorter, and compared as far as it goes. */
const isOver = (end: string | undefined, today: string) =>
  end !== undefined && end.slice(0, 10) < today.slice(0, Math.min(end.length, 10))
