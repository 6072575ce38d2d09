import { useRef } from 'react'
import type { PatientCheck } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import type { Checked, Faults } from '#src/ui/form/faults.ts'
import { findRefusedFields } from './platform-check.ts'

type WireName = keyof PatientCheck
/** Where, and in which words, a refused field is shown; refusals of others are left to the call that stores the form. */
export type ShownAs<Name extends string, Fault extends string> = Partial<Record<WireName, [Name, Fault]>>

type PlatformCheck<Values, Name extends string, Fault extends string> = {
  /** The form as the platform checks it. */
  toForm: (values: Values) => PatientCheck
  shownAs: ShownAs<Name, Fault>
}

/** Lets the platform check a person's form as well (C46, V16). What it has refused once is known from then on, also while typing. */
export function usePlatformCheck<Values, Name extends string, Fault extends string>({
  toForm,
  shownAs,
}: PlatformCheck<Values, Name, Fault>) {
  const app = useApp()
  const refused = useRef<{ name: WireName; value: string }[]>([])
  const faultsOf = (form: PatientCheck) =>
    Object.fromEntries(
      refused.current.flatMap(({ name, value }) => (form[name] === value && shownAs[name] ? [shownAs[name]] : [])),
    ) as Faults<Name, Fault>
  /** Adds to a form without a fault of its own what the platform refused before. */
  const recall = (checked: Checked<Values, Name, Fault>): Checked<Values, Name, Fault> => {
    if ('faults' in checked) return checked
    const faults = faultsOf(toForm(checked.values))
    return Object.keys(faults).length > 0 ? { faults } : checked
  }
  /** Asks the platform. */
  const ask = async (values: Values): Promise<Faults<Name, Fault>> => {
    const form = toForm(values)
    const names = Object.keys(form) as WireName[]
    const found = (await findRefusedFields(app, form)).flatMap((path) => {
      const name = names.find((one) => one === path)
      return name ? [{ name, value: form[name] ?? '' }] : []
    })
    refused.current = [...refused.current, ...found]
    return faultsOf(form)
  }
  return { recall, ask }
}
