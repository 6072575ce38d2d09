/** What is wrong with which field, in the order of the fields. */
export type Faults<Name extends string = string, Fault extends string = string> = Partial<Record<Name, Fault>>

/** A form as it will be sent, or what is wrong with it. */
export type Checked<Values, Name extends string, Fault extends string> =
  { values: Values } | { faults: Faults<Name, Fault> }

/** What was found wrong, of what each field was found to be. */
export function faultsOf<Name extends string, Fault extends string>(
  found: Readonly<Record<Name, Fault | undefined>>,
): Faults<Name, Fault> {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as Faults<Name, Fault>
}

/** What was said to be wrong and still is; what was not looked at yet is left alone. */
export function stillWrong<Name extends string, Fault extends string>(
  said: Faults<Name, Fault>,
  found: Faults<Name, Fault>,
): Faults<Name, Fault> {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in said)) as Faults<Name, Fault>
}

export const namesOf = <Name extends string>(faults: Faults<Name>) => Object.keys(faults) as Name[]

/**
 * How much a field takes of a text that may be so long: what is too long is said and not cut, within reason.
 *
 * @param longest - letters, as the contract has them
 */
export const roomFor = (longest: number): number => longest * 4
