import type { Finding } from '#contract/issues/codes'
import { step, stepsOf } from '../configuration-issue.ts'
import { unknownFields } from '../unknown-fields.ts'
import { holdsFields, keyedShape, shapeOf, type Shape } from './keyed.ts'

/** The names on the way to a field, or why there is none. */
export type FoundField = { steps: string[] } | { refusal: Finding }

const longest = 300

/** Whoever runs the installation decides which addresses lead to a tenant. */
const ofTheInstallation: ReadonlySet<string> = new Set(['/configuration/code', '/hosts'])

/** The field of a JSON pointer (RFC 6901) in the keyed form of a tenant. */
export function findField(pointer: string): FoundField {
  if (pointer.length > longest) return refused({ code: 'pointerLong', values: { most: longest } })
  const steps = stepsOf(pointer)
  if (steps.map(step).join('') !== pointer || steps.length === 0) return refused({ code: 'noPointer', values: {} })
  if (steps.includes('__proto__')) return refused({ code: 'unknownName', values: {} })
  if (ofTheInstallation.has(pointer)) return refused({ code: 'ofInstallation', values: {} })
  const [unknown] = unknownFields(keyedShape, nested(steps))
  if (unknown) return refused(unknown)
  const shape = descend(steps)
  if (shape.beyond) return refused({ code: 'asWhole', values: { field: shape.beyond } })
  return shape.isField ? { steps } : refused({ code: 'severalFields', values: {} })
}

const refused = ({ code, values }: Finding): FoundField => ({ refusal: { code, values } })

/** An object with nothing but this place in it. */
const nested = (steps: string[]): unknown => steps.reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'a value')

/** Whether a field is at the end, and the pointer of the one that was passed on the way there. */
function descend(steps: string[]): { isField: boolean; beyond?: string } {
  let shape: Shape | undefined = keyedShape
  for (const [at, name] of steps.entries()) {
    if (!holdsFields(shape)) return { isField: false, beyond: steps.slice(0, at).map(step).join('') }
    shape = shapeOf(shape, name) ?? {}
  }
  return { isField: !holdsFields(shape) }
}

/**
 * The pointer of the field that an issue of a tenant's file is about, where entries of lists stand by their place in it. What is missing as
 * a whole is named as such.
 */
export function fieldOfIssue(path: string, file: { banners?: unknown; highlights?: unknown }): string {
  const [part = '', place = '', ...rest] = stepsOf(path)
  const list = part === 'banners' || part === 'highlights' ? file[part] : undefined
  const entry = Array.isArray(list) ? (list[Number(place)] as { id?: unknown } | undefined) : undefined
  const steps = typeof entry?.id === 'string' ? [part, entry.id, ...rest] : stepsOf(path)
  let shape: Shape | undefined = keyedShape
  const end = steps.findIndex((name) => {
    if (!shape || !holdsFields(shape)) return true
    shape = shapeOf(shape, name)
    return false
  })
  return (end < 0 ? steps : steps.slice(0, end)).map(step).join('')
}
