import type { ProblemCode } from '#contract/problem'
import { selectNumber, selectProblem } from '#machines/sign-in/sign-in.selectors'
import { useStepRefusal } from '#src/features/refused-call/use-step-refusal.tsx'
import { useSignInState } from './sign-in-context.ts'

/** Why the last press of a sign-in was refused; `elsewhere` and `ofForm` as of `useStepRefusal`. */
export function useSignInRefusal(elsewhere: readonly ProblemCode[] = [], ofForm = false) {
  const problem = useSignInState(selectProblem)
  const isMail = useSignInState(selectNumber)?.email !== undefined
  return useStepRefusal({ problem, isMail, ofForm, elsewhere })
}
