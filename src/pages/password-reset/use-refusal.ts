import { useState, type ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { selectNumber, selectProblem } from '#machines/password-reset/password-reset.selectors'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { useResetSelector } from './reset-context.ts'
import { messages } from './reset.messages.ts'

type Texts = Partial<Record<ProblemCode, string>>

/**
 * Why the step's last press was refused: by the view itself (`own`, while it is true), else by the answer to the call.
 *
 * @param elsewhere - problems that the step shows at a field
 * @param ofForm - a press on the form makes the call, and so again after a short wait
 */
export function useRefusal(elsewhere: readonly ProblemCode[], ofForm = false) {
  const intl = useIntl()
  const problem = useResetSelector(selectProblem)
  const isMail = useResetSelector(selectNumber).email !== undefined
  const toText = useRefusedCall({ problem, isMail, ofForm })
  const code = useShownCode(problem?.code)
  const [attempt, setAttempt] = useState(0)
  const toRefusal = (own: ReactNode, texts: Texts = {}, action: ReactNode = null): Refusal | undefined => {
    if (own) return { text: own, attempt }
    if (!code || elsewhere.includes(code)) return undefined
    const usual: Texts = isMail ? {} : { codes_of_tenant_limit: intl.formatMessage(messages.codesOver) }
    return { text: toText(code, { ...usual, ...texts }), attempt, action }
  }
  /** `refuse` counts a press that the view refuses. */
  return { attempt, refuse: () => setAttempt((count) => count + 1), toRefusal }
}
