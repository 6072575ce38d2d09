/** Faults by field, in the order of the fields. */
export type Faults<Name extends string = string, Fault extends string = string> = Partial<Record<Name, Fault>>

/** A form as it will be sent, or its faults. */
export type Checked<Values, Name extends string, Fault extends string> =
  | { values: Values }
  | { faults: Faults<Name, Fault> }

/** The faults among the results for all fields. */
export function faultsOf<Name extends string, Fault extends string>(
  found: Readonly<Record<Name, Fault | undefined>>,
): Faults<Name, Fault> {
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as Faults<Name, Fault>
}

/** Faults shown before that still exist; fields that were not checked yet are left out. */
export function stillWrong<Name extends string, Fault extends string>(
  shown: Faults<Name, Fault>,
  found: Faults<Name, Fault>,
): Faults<Name, Fault> {
  return Object.fromEntries(Object.entries(found).filter(([name]) => name in shown)) as Faults<Name, Fault>
}

export const namesOf = <Name extends string>(faults: Faults<Name>) => Object.keys(faults) as Name[]

/**
 * `maxlength` of a field whose text may be so long: within reason a longer text is reported as a fault instead of cut.
 *
 * @param longest - characters, as in the contract
 */
export const roomFor = (longest: number): number => longest * 4
