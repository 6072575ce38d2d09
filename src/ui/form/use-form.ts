import { useRef, useState } from 'react'
import { type Checked, type Faults, namesOf, stillWrong } from './faults.ts'
import { fieldNamed, focusOn } from './focus.ts'

type FormCalls<Values, Name extends string, Fault extends string> = {
  /** Checks the current form; undefined where it cannot be checked. */
  check: () => Promise<Checked<Values, Name, Fault> | undefined>
  /** Looks for faults elsewhere, at a press alone and once `check` finds none. */
  ask?: (values: Values) => Promise<Faults<Name, Fault>>
  onPassed: (values: Values) => void
  /** Called when a press is refused, because of faults or because the form could not be checked. */
  onRefused: () => void
}

/**
 * A form that is checked when the patient continues, and from then on while they type. The caller has the values; this hook has
 * the faults. After a press the first field with a fault gets the focus.
 */
export function useForm<Values, Name extends string, Fault extends string>({
  check,
  ask,
  onPassed,
  onRefused,
}: FormCalls<Values, Name, Fault>) {
  const [isUnchecked, setUnchecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isBusy = useRef(false)
  const [faults, setFaults] = useState<Faults<Name, Fault>>({})
  const find = async (): Promise<Faults<Name, Fault>> => {
    const checked = await check()
    return checked && 'faults' in checked ? checked.faults : {}
  }
  /** The same, and what is found elsewhere; what was typed meanwhile counts. */
  const findAll = async (): Promise<Checked<Values, Name, Fault> | undefined> => {
    const checked = await check()
    if (!ask || !checked || 'faults' in checked) return checked
    setAsking(true)
    const found = await ask(checked.values).finally(() => setAsking(false))
    return namesOf(found).length > 0 ? { faults: found } : check()
  }
  const press = async (): Promise<void> => {
    const checked = await findAll()
    setUnchecked(!checked)
    if (checked && 'values' in checked) {
      // A fault may have gone without typing: the network is back.
      setFaults({})
      return onPassed(checked.values)
    }
    if (checked) show(checked.faults)
    onRefused()
  }
  const show = (found: Faults<Name, Fault>) => {
    setFaults(found)
    const [first] = namesOf(found)
    if (first) focusOn(fieldNamed(first))
  }
  return {
    faults,
    /** A press is waiting for what is found elsewhere; another one changes nothing. */
    isAsking,
    /** Names of the fields with a fault. */
    wrong: namesOf(faults),
    /** The last press could not be handled: the code that checks the form could not be loaded. */
    isUnchecked,
    /** To be called after typing: shown faults stay until they are corrected. */
    async changed(): Promise<void> {
      if (Object.keys(faults).length === 0) return
      const found = await find()
      setFaults((shown) => stillWrong(shown, found))
    },
    /** Shows what is wrong now, without a press: a call has told of it. */
    showFaults: async (): Promise<void> => show(await find()),
    /** Shows one fault of one field before any press, where it helps to know it early. */
    async lookFor(name: Name, fault: Fault): Promise<void> {
      const found = await find()
      if (found[name] === fault) setFaults((shown) => ({ ...shown, [name]: fault }))
    },
    async submit(): Promise<void> {
      if (isBusy.current) return
      isBusy.current = true
      await press().finally(() => (isBusy.current = false))
    },
  }
}
