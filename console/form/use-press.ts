import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Problem, type ProblemCode } from '#contract/problem'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { SaidRefusal } from './said-refusal.ts'
import { useProblemText } from './use-problem-text.ts'

/** What keeps a press from being done: at which field, and why. */
export type Fault = { field?: string | undefined; text: string }

type Press = {
  /** What can be seen before anything is sent. */
  check?: () => Fault | undefined
  act: () => Promise<void>
  /** The field that a refusal is about. */
  fields?: Partial<Record<ProblemCode, string>>
  /** Words for a refusal that others do not have here. */
  say?: (problem: Problem) => ReactNode
}

/**
 * One press of a form's button: done once at a time. A refusal stands once: at its field, which gets the focus and has it as its description; where
 * the form shows no such field, beside the button.
 */
export function usePress({ check, act, fields = {}, say }: Press) {
  const textOf = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Omit<Fault, 'text'> & Refusal & { isAtField: boolean }>()
  const attempts = useRef(0)
  const running = useRef(false)

  const refuse = (found: Omit<Fault, 'text'> & Pick<Refusal, 'text'>) => {
    attempts.current += 1
    const place = found.field === undefined ? undefined : fieldNamed(found.field)
    // Shown first: a screen reader that comes to the field then reads what is wrong with it.
    flushSync(() => setFault({ ...found, attempt: attempts.current, isAtField: place !== undefined }))
    focusOn(place)
  }
  const press = async (): Promise<void> => {
    if (running.current) return
    const found = check?.()
    if (found) return refuse(found)
    running.current = true
    setBusy(true)
    setFault(undefined)
    try {
      await act()
    } catch (failure) {
      if (failure instanceof SaidRefusal) return refuse({ text: failure.message })
      const problem = failure instanceof Problem ? failure : undefined
      refuse({ field: problem && fields[problem.code], text: (problem && say?.(problem)) ?? textOf(failure) })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    isBusy,
    refusal: fault?.isAtField ? undefined : fault,
    press,
    /** To be called after typing: what was refused is no longer so. */
    changed: () => setFault(undefined),
    errorOf: (name: string) => (fault?.field === name && typeof fault.text === 'string' ? fault.text : undefined),
  }
}
