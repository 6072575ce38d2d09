import { useState, type ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import type { FlowProblem } from '#machines/flow-problem'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { ReloadButton } from './reload-button.tsx'
import { useRefusedCall, type ProblemTexts } from './use-refused-call.tsx'

type StepRefusal = {
  /** Why the last call of the step was refused. */
  problem: FlowProblem | undefined
  /** An email is used in place of a phone. */
  isMail?: boolean
  /** A press on the form makes the call, and so again after a short wait. */
  ofForm?: boolean
  /** Problems that the step shows at a field. */
  elsewhere?: readonly ProblemCode[]
  /** What the flow says in place of the usual sentences. */
  texts?: ProblemTexts
}

/**
 * Why the step's last press was refused: by the step itself (`own`, while it is true), else by the answer to the call, with the step's own
 * sentences, and what may be done about it instead. `refuse` counts a press that the step refuses.
 */
export function useStepRefusal({ problem, isMail, ofForm, elsewhere = [], texts: usual }: StepRefusal) {
  const toText = useRefusedCall({ problem, isMail, ofForm })
  const code = useShownCode(problem?.code)
  const [attempt, setAttempt] = useState(0)
  const toRefusal = (own: ReactNode, texts: ProblemTexts = {}, action: ReactNode = null): Refusal | undefined => {
    if (own) return { text: own, attempt }
    if (!problem || !code || elsewhere.includes(problem.code)) return undefined
    const text = toText(code, { ...usual, ...texts })
    return { text, attempt, action: action ?? (code === 'part_missing' ? <ReloadButton /> : null) }
  }
  return { attempt, refuse: () => setAttempt((count) => count + 1), toRefusal }
}
