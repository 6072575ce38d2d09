import { isDeepStrictEqual } from 'node:util'
import type { Held } from '#server/db/schema/tenant-versions'
import { step, stepsOf } from '../configuration-issue.ts'
import type { Contents, StoredFile } from './contents.ts'
import { fromKeyed, holdsFields, isObject, keyedShape, shapeOf, toKeyed, type Keyed, type Shape } from './keyed.ts'

/** What stands in each field of a tenant, by JSON pointer. */
export type Fields = ReadonlyMap<string, unknown>

/** Every field that holds something. */
export function fieldsOf(contents: Contents): Fields {
  const fields = new Map<string, unknown>()
  collect(keyedShape, toKeyed(contents), '', fields)
  return fields
}

function collect(shape: Shape, value: unknown, path: string, into: Map<string, unknown>): void {
  if (!holdsFields(shape) || !isObject(value)) {
    if (value !== undefined) into.set(path, value)
    return
  }
  for (const [name, each] of Object.entries(value)) collect(shapeOf(shape, name) ?? {}, each, path + step(name), into)
}

/** What stands at a pointer. */
export const heldAt = (fields: Fields, pointer: string): Held =>
  fields.has(pointer) ? { value: fields.get(pointer) } : {}

/** Whether the same stands in two fields; the order of names within an object says nothing. */
export const isSame = (one: Held, other: Held): boolean => isDeepStrictEqual(plain(one), plain(other))

/** As a database gives it back: without what JSON does not have. */
const plain = (held: Held): unknown => JSON.parse(JSON.stringify(held))

/** A field in which two states of a tenant differ. */
export type Difference = { pointer: string; before: Held; after: Held }

/** The fields in which two states of a tenant differ, by pointer. */
export function differencesBetween(before: Fields, after: Fields): Difference[] {
  const pointers = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return pointers
    .map((pointer) => ({ pointer, before: heldAt(before, pointer), after: heldAt(after, pointer) }))
    .filter((each) => !isSame(each.before, each.after))
}

/**
 * The tenant with other values in some fields. Pointers must be those of fields (`findField`).
 *
 * @param known - files that the changes name
 */
export function withChanges(
  contents: Contents,
  changes: Iterable<readonly [pointer: string, held: Held]>,
  known: readonly StoredFile[] = [],
): Contents {
  const keyed = toKeyed(contents)
  for (const [pointer, held] of changes) put(keyedShape, keyed, stepsOf(pointer), held)
  return fromKeyed(keyed, [...contents.files, ...known])
}

function put(shape: Shape, into: Keyed, [name = '', ...rest]: string[], held: Held): void {
  if (rest.length === 0) {
    if ('value' in held) into[name] = held.value
    else delete into[name]
    return
  }
  const below = shapeOf(shape, name) ?? {}
  const there = Object.hasOwn(into, name) ? into[name] : undefined
  const inner = isObject(there) ? there : {}
  put(below, inner, rest, held)
  // With its last field an entry goes, and so does a part that need not be there.
  if (isFilled(inner) || shape.required?.includes(name)) into[name] = inner
  else delete into[name]
}

/** Whether there is anything but empty parts. */
const isFilled = (value: unknown): boolean => !isObject(value) || Object.values(value).some(isFilled)
