import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ProblemCode } from '#contract/problem'
import { selectContact, selectProblem } from '#machines/contact-change/contact-change.selectors'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import type { ContactChange } from './use-contact-change.ts'

/**
 * Why the last press of a change was refused: by the step itself (`own`, while it is true), else by the answer to the call. `elsewhere` are
 * problems that the step shows at a field; `ofForm`: a press on the form makes the call, and so again after a short wait.
 */
export function useContactRefusal(change: ContactChange, elsewhere: readonly ProblemCode[], ofForm = false) {
  const problem = useSelector(change, selectProblem)
  const isMail = useSelector(change, selectContact)?.email !== undefined
  const toText = useRefusedCall({ problem, isMail, ofForm })
  const [attempt, setAttempt] = useState(0)
  const toRefusal = (
    own: string | undefined,
    texts: Partial<Record<ProblemCode, string>> = {},
  ): Refusal | undefined => {
    if (own) return { text: own, attempt }
    if (!problem || elsewhere.includes(problem.code)) return undefined
    return { text: toText(problem.code, texts), attempt }
  }
  return { attempt, refuse: () => setAttempt((count) => count + 1), toRefusal }
}
