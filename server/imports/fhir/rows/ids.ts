import { createHash } from 'node:crypto'
import type { Key } from '../references.ts'

/** Longest id of an entry. */
const mostId = 100

/** The id of a resource alone. */
export const idOf = (key: Key) => key.slice(key.indexOf('/') + 1)

/** The id of a facility: that of its Location, or an Organization by its type and id, since both have ids of their own. */
export const facilityIdOf = (key: Key<'Location' | 'Organization'>) => (key.startsWith('Location/') ? idOf(key) : key)

/** The id of what a practitioner offers: the same as long as place and service are. */
export function serviceIdOf(facility: string, service: string, kind: string): string {
  const id = [facility, service, kind].join('.')
  return id.length <= mostId ? id : createHash('sha256').update(id).digest('hex')
}
