import type { ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { selectProblem } from '#machines/booking/booking.selectors'
import { useStepRefusal } from '#src/features/refused-call/use-step-refusal.tsx'
import type { ProblemTexts } from '#src/features/refused-call/use-refused-call.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Booking } from './booking-context.ts'
import { useRefusalAction } from './use-refusal-action.tsx'
import { messages } from './who.messages.ts'

/** Why the last press of a booking was refused, with a link where nothing on its screen helps; `elsewhere` as of `useStepRefusal`. */
export function useRefusal(elsewhere: readonly ProblemCode[] = []) {
  const problem = Booking.useSelector(selectProblem)
  const intl = useIntl()
  const action = useRefusalAction(problem?.code)
  const kept: ProblemTexts = {
    part_missing: intl.formatMessage(messages.errorNotLoaded),
    gone: intl.formatMessage(messages.errorDoctorGone),
  }
  const { toRefusal, ...presses } = useStepRefusal({ problem, elsewhere })
  return {
    ...presses,
    toRefusal: (own: ReactNode, texts?: ProblemTexts) => toRefusal(own, { ...kept, ...texts }, action),
  }
}
