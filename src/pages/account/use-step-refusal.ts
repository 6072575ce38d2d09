import { useState, type ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { selectNumber, selectProblem } from '#machines/sign-in/sign-in.selectors'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { useSignInState } from './sign-in-context.ts'

/**
 * Why the last press was refused: by the step itself (`own`, while it is true), else by the answer to the call. `elsewhere` are problems
 * that the step shows at a field; `ofForm`: a press on the form makes the call, and so again after a short wait.
 */
export function useStepRefusal(elsewhere: readonly ProblemCode[] = [], ofForm = false) {
  const problem = useSignInState(selectProblem)
  const isMail = useSignInState(selectNumber)?.email !== undefined
  const toText = useRefusedCall({ problem, isMail, ofForm })
  const code = useShownCode(problem?.code)
  const [attempt, setAttempt] = useState(0)
  const toRefusal = (own: ReactNode, texts: Partial<Record<ProblemCode, string>> = {}): Refusal | undefined => {
    if (own) return { text: own, attempt }
    if (!problem || !code || elsewhere.includes(problem.code)) return undefined
    return { text: toText(code, texts), attempt }
  }
  return { attempt, refuse: () => setAttempt((count) => count + 1), toRefusal }
}
