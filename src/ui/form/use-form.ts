import { useState } from 'react'
import { type Checked, type Faults, namesOf, stillWrong } from './faults.ts'
import { fieldNamed, focusOn } from './focus.ts'

type FormCalls<Values, Name extends string, Fault extends string> = {
  /** The form as it stands now; nothing where it cannot be checked. */
  check: () => Promise<Checked<Values, Name, Fault> | undefined>
  onPassed: (values: Values) => void
  /** A press led nowhere, for what is wrong or because nothing could be checked. */
  onRefused: () => void
}

/**
 * A form that is checked when somebody goes on, and from then on while they type. What they typed is the caller's; this knows
 * what is wrong with it. Beside every fault the first one has the focus after a press.
 */
export function useForm<Values, Name extends string, Fault extends string>({
  check,
  onPassed,
  onRefused,
}: FormCalls<Values, Name, Fault>) {
  const [isUnchecked, setUnchecked] = useState(false)
  const [faults, setFaults] = useState<Faults<Name, Fault>>({})
  const find = async (): Promise<Faults<Name, Fault>> => {
    const checked = await check()
    return checked && 'faults' in checked ? checked.faults : {}
  }
  return {
    faults,
    /** Names of the fields that are wrong. */
    wrong: namesOf(faults),
    /** The last press could not be answered: what checks the form is not here. */
    isUnchecked,
    /** Something was typed: what was wrong is said until it is right. */
    async changed(): Promise<void> {
      if (Object.keys(faults).length === 0) return
      const found = await find()
      setFaults((said) => stillWrong(said, found))
    },
    /** Says one fault of one field before anything is pressed, where it is worth knowing early. */
    async lookFor(name: Name, fault: Fault): Promise<void> {
      const found = await find()
      if (found[name] === fault) setFaults((said) => ({ ...said, [name]: fault }))
    },
    async submit(): Promise<void> {
      const checked = await check()
      setUnchecked(!checked)
      if (checked && 'values' in checked) return onPassed(checked.values)
      if (checked) setFaults(checked.faults)
      onRefused()
      const [first] = checked ? namesOf(checked.faults) : []
      if (first) focusOn(fieldNamed(first))
    },
  }
}
