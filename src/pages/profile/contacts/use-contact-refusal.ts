import { useSelector } from '@xstate/react'
import type { ProblemCode } from '#contract/problem'
import { selectContact, selectProblem } from '#machines/contact-change/contact-change.selectors'
import { useStepRefusal } from '#src/features/refused-call/use-step-refusal.tsx'
import type { ContactChange } from './use-contact-change.ts'

/** Why the last press of a change was refused; `elsewhere` and `ofForm` as of `useStepRefusal`. */
export function useContactRefusal(change: ContactChange, elsewhere: readonly ProblemCode[], ofForm = false) {
  const problem = useSelector(change, selectProblem)
  const isMail = useSelector(change, selectContact)?.email !== undefined
  return useStepRefusal({ problem, isMail, ofForm, elsewhere })
}
