import { useRef } from 'react'
import { Problem } from '#contract/problem'
import { type Checked, type Faults, namesOf } from '#src/ui/form/faults.ts'

/** How a field that the platform refused is said; a refusal of others is said as a whole. */
export type RefusedAs<Name extends string, Fault extends string> = Partial<Record<Name, Fault>>

/** What the platform refused of a form when it was to store it: it is known from then on, also while typing. */
export function useRefusedFields<Name extends string, Fault extends string>(refusedAs: RefusedAs<Name, Fault> = {}) {
  const refused = useRef<{ name: Name; value: string }[]>([])
  return {
    /** Notes what of this form was refused. Returns whether a field of it can be told. */
    note(failure: unknown, typed: Readonly<Record<Name, string>>): boolean {
      const paths = failure instanceof Problem ? failure.fields.map(({ path }) => path.slice(1)) : []
      const found = namesOf(refusedAs).filter((name) => paths.includes(name))
      refused.current = [...refused.current, ...found.map((name) => ({ name, value: typed[name] }))]
      return found.length > 0
    },
    /** Adds to a form without a fault of its own what was refused of it before. */
    recall<Values>(
      checked: Checked<Values, Name, Fault> | undefined,
      typed: Readonly<Record<Name, string>>,
    ): Checked<Values, Name, Fault> | undefined {
      if (!checked || 'faults' in checked) return checked
      const again = refused.current.filter(({ name, value }) => typed[name] === value)
      const faults = Object.fromEntries(again.map(({ name }) => [name, refusedAs[name]])) as Faults<Name, Fault>
      return again.length > 0 ? { faults } : checked
    },
  }
}
