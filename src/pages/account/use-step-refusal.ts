import { useState, type ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { selectProblem } from '#machines/sign-in/sign-in.selectors'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { useSignInState } from './sign-in-context.ts'

/**
 * Why the last press was refused: by the step itself (`own`, while it is true), else by the answer to the call. `elsewhere` are problems
 * that the step shows at a field.
 */
export function useStepRefusal(elsewhere: readonly ProblemCode[] = []) {
  const intl = useIntl()
  const problem = useSignInState(selectProblem)
  const code = useShownCode(problem?.code)
  const [attempt, setAttempt] = useState(0)
  const toRefusal = (own: ReactNode, texts: Partial<Record<ProblemCode, string>> = {}): Refusal | undefined => {
    if (own) return { text: own, attempt }
    if (!problem || !code || elsewhere.includes(problem.code)) return undefined
    return { text: texts[code] ?? intl.formatMessage(problemMessages[code]), attempt }
  }
  return { attempt, refuse: () => setAttempt((count) => count + 1), toRefusal }
}
