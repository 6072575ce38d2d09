import type { ChangedElsewhere } from '#contract/wire'
import { problem } from '#server/errors'
import { withoutNull } from './without-null.ts'

/** Fields as a form tells them; null and absent ones are empty. */
type Fields = Readonly<Record<string, unknown>>
type Change<Values extends Fields> = { was: Partial<Fields>; now: { [Name in keyof Values]?: Values[Name] | null } }

/**
 * Fields with a change that was made on what a device knew of them; undefined where all of it is so already. Throws `changed_elsewhere` with
 * the fields that are neither what they were then nor what they shall be.
 */
export function changeFields<Values extends Fields>(saved: Values, { was, now }: Change<Values>): Values | undefined {
  const wanted = Object.entries(now).map(([name, value]) => [name, trimmed(value)] as const)
  const changed = wanted.filter(([name, value]) => !isSame(saved[name], value))
  const fields = changed.map(([name]) => name).filter((name) => !isSame(saved[name], was[name]))
  if (fields.length > 0)
    throw problem('changed_elsewhere', {
      fields: fields.map((name) => ({ path: `/now/${name}`, message: 'was changed elsewhere' })),
      details: { fields } satisfies ChangedElsewhere,
    })
  if (changed.length === 0) return undefined
  return withoutNull({ ...saved, ...Object.fromEntries(changed) }) as unknown as Values
}

const isSame = (one: unknown, other: unknown) => (one ?? null) === (other ?? null)
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
