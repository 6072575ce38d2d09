import { useState, type ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { selectProblem } from '#machines/booking/booking.selectors'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { Booking } from './booking-context.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { useRefusalAction } from './use-refusal-action.tsx'

/**
 * Why the step's last press was refused: by the view itself (`own`, while it is true), else by the answer to the call.
 * `elsewhere` are problems that the step shows in another place.
 */
export function useRefusal(elsewhere: readonly ProblemCode[] = []) {
  const problem = Booking.useSelector(selectProblem)
  const code = useShownCode(problem?.code)
  const toText = useRefusedCall({ problem })
  const action = useRefusalAction(problem?.code)
  const [attempt, setAttempt] = useState(0)
  const toRefusal = (own: ReactNode, texts: Partial<Record<ProblemCode, string>> = {}): Refusal | undefined => {
    if (own) return { text: own, attempt }
    if (!problem || !code || elsewhere.includes(problem.code)) return undefined
    return { text: toText(code, texts), attempt, action }
  }
  /** `refuse` counts a press that the view refuses. */
  return { attempt, refuse: () => setAttempt((count) => count + 1), toRefusal }
}
