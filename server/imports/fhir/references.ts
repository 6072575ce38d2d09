import { createKeySet } from '#server/imports/rows/key-set'
import type { Identifier, Reference, Resource, ResourceType } from './elements.ts'
import type { Found } from './read/each-resource.ts'

/** A resource by type and id: `Practitioner/1`. */
export type Key<Type extends ResourceType = ResourceType> = `${Type}/${string}`

export const keyOf = <Type extends ResourceType>({ resourceType, id }: Resource<Type>): Key<Type> =>
  `${resourceType}/${id}`

/** What a reference leads to; undefined where there is none, `fault` where it leads nowhere. */
export type Target<Type extends ResourceType> = { key: Key<Type> } | { fault: string; value: string } | undefined

/** Systems of identifiers of taxes and social insurance, of which nothing is kept. */
const secretSystems = /us-ssn|us-itin|2\.16\.840\.1\.113883\.4\.(1|2|4)$|tax/i
const secretTypes = ['SS', 'TAX', 'SB', 'EN']

const isSecret = ({ system = '', type }: Identifier) =>
  secretSystems.test(system) || (type?.coding ?? []).some(({ code = '' }) => secretTypes.includes(code))

/**
 * Every resource that references may lead to, by all that leads there. Of most there are some dozen bytes: that a key is there, and what was said
 * there first, are known by digests. Nothing leads to a role, so its identifiers are not kept.
 */
export function createReferences() {
  const keys = createKeySet()
  const said = createKeySet()
  const others = new Map<string, Key>()
  return {
    /** Whether another resource with this type and id says something else. */
    add: ({ resource, fullUrl }: Found): boolean => {
      const key = keyOf(resource)
      const version = `${key} ${JSON.stringify(resource)}`
      const isAnother = keys.has(key) && !said.has(version)
      if (!keys.has(key)) said.add(version)
      keys.add(key)
      if (resource.resourceType === 'PractitionerRole') return isAnother
      if (fullUrl && !fullUrl.endsWith(`/${key}`)) others.set(fullUrl, key)
      for (const identifier of resource.identifier ?? [])
        if (identifier.value && !isSecret(identifier)) others.set(identified(resource.resourceType, identifier), key)
      return isAnother
    },
    find: <Type extends ResourceType>(
      reference: Reference | undefined,
      types: readonly Type[],
      from: Resource,
    ): Target<Type> => {
      if (!reference?.reference && !reference?.identifier?.value) return undefined
      const key = candidates(reference, types, from)
        .map((each) => others.get(each) ?? each)
        .find((each) => keys.has(each) && types.some((type) => each.startsWith(`${type}/`)))
      if (key) return { key: key as Key<Type> }
      const value = reference.reference ?? [reference.identifier?.system, reference.identifier?.value].join('|')
      return { fault: `the ${types.join(' or ')} that it leads to, in these files`, value }
    },
  }
}
export type References = ReturnType<typeof createReferences>

const identified = (type: string, { system = '', value = '' }: Identifier) => `${type}?${system}|${value}`

/** What a reference may be known by. */
function candidates({ reference = '', identifier }: Reference, types: readonly string[], from: Resource): string[] {
  const [, type = '', id = ''] =
    /(?:^|\/)([A-Z][A-Za-z]+)\/([A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]*)?$/.exec(reference) ?? []
  const [, asked = '', by = ''] = /^([A-Z][A-Za-z]+)\?identifier=(.+)$/.exec(reference) ?? []
  return [
    ...(reference.startsWith('#') ? types.map((each) => `${each}/${from.id}.${reference.slice(1)}`) : []),
    ...(reference ? [reference] : []),
    ...(id ? [`${type}/${id}`] : []),
    ...(by ? [`${asked}?${by}`] : []),
    ...(identifier?.value ? types.map((each) => identified(each, identifier)) : []),
  ]
}
