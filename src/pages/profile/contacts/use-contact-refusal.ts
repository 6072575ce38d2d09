import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ProblemCode } from '#contract/problem'
import { selectProblem } from '#machines/contact-change/contact-change.selectors'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import type { ContactChange } from './use-contact-change.ts'

/**
 * Why the last press of a change was refused: by the step itself (`own`, while it is true), else by the answer to the call. `elsewhere` are
 * problems that the step shows at a field.
 */
export function useContactRefusal(change: ContactChange, elsewhere: readonly ProblemCode[]) {
  const intl = useIntl()
  const problem = useSelector(change, selectProblem)
  const [attempt, setAttempt] = useState(0)
  const toRefusal = (
    own: string | undefined,
    texts: Partial<Record<ProblemCode, string>> = {},
  ): Refusal | undefined => {
    if (own) return { text: own, attempt }
    if (!problem || elsewhere.includes(problem.code)) return undefined
    return { text: texts[problem.code] ?? intl.formatMessage(problemMessages[problem.code]), attempt }
  }
  return { attempt, refuse: () => setAttempt((count) => count + 1), toRefusal }
}
