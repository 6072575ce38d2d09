import type { PractitionerName } from '#contract/practice'
import { sourceOfSystem } from '../systems.ts'
import type { Reference } from './busy-bundle.ts'

/** What an actor is by its reference; what leads nowhere says it by its type. */
export const typeOf = ({ reference, type }: Reference): string | undefined =>
  /^(?:.*\/)?([A-Z][A-Za-z]+)\/[^/]+$/.exec(reference ?? '')?.[1] ?? type

/** The id that a reference ends with. */
export const idIn = ({ reference = '' }: Reference): string | undefined => /\/([^/]+)$/.exec(reference)?.[1]

/**
 * The practitioner among actors, by our number (`Practitioner/904`) or by the id at a source of the directory. Undefined where there is none, or
 * several.
 */
export function nameOfPractitioner(actors: readonly Reference[]): PractitionerName | undefined {
  const [actor, ...more] = actors.filter((one) => typeOf(one) === 'Practitioner')
  if (!actor || more.length > 0) return undefined
  const { system, value } = actor.identifier ?? {}
  const id = idIn(actor)
  if (id !== undefined) return /^[1-9]\d{0,9}$/.test(id) ? { id } : undefined
  if (value === undefined || value === '') return undefined
  if (system === undefined) return { source_id: value }
  const source = sourceOfSystem(system) ?? system
  return { source, source_id: value }
}
