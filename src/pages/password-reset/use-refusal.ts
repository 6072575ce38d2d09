import type { ProblemCode } from '#contract/problem'
import { selectNumber, selectProblem } from '#machines/password-reset/password-reset.selectors'
import { useStepRefusal } from '#src/features/refused-call/use-step-refusal.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useResetSelector } from './reset-context.ts'
import { messages } from './reset.messages.ts'

/** Why the last press of a reset was refused; `elsewhere` and `ofForm` as of `useStepRefusal`. */
export function useRefusal(elsewhere: readonly ProblemCode[], ofForm = false) {
  const intl = useIntl()
  const problem = useResetSelector(selectProblem)
  const isMail = useResetSelector(selectNumber).email !== undefined
  const texts = isMail ? {} : { codes_of_tenant_limit: intl.formatMessage(messages.codesOver) }
  return useStepRefusal({ problem, isMail, ofForm, elsewhere, texts })
}
