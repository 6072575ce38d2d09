import type { ReactNode } from 'react'
import type { ProblemCode } from '#contract/problem'
import { retryAtOf, type FlowProblem } from '#machines/flow-problem'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { mailProblemMessages } from './mail-problem.messages.ts'
import { messages } from './refused-call.messages.ts'
import { WaitText } from './wait-text.tsx'

type Refused = {
  problem: FlowProblem | undefined
  /** An email is used in place of a phone. */
  isMail?: boolean | undefined
  /** What was refused is the press on the form around it. */
  ofForm?: boolean | undefined
}
/** A step's own sentences for problems. */
export type ProblemTexts = Partial<Record<ProblemCode, string>>

/** Sentences of problems, in words for a phone or for an email. */
export function useProblemText(isMail: boolean): (code: ProblemCode) => string {
  const intl = useIntl()
  return (code) => intl.formatMessage(isMail && isWorded(code) ? mailProblemMessages[code] : problemMessages[code])
}

const isWorded = (code: ProblemCode): code is keyof typeof mailProblemMessages => code in mailProblemMessages

/**
 * Why a call was refused. After one that was too much at once it says until when, and where that is soon it presses again by itself. `texts`
 * are a step's own sentences.
 */
export function useRefusedCall({ problem, isMail = false, ofForm = false }: Refused) {
  const intl = useIntl()
  const textOf = useProblemText(isMail)
  const until = retryAtOf(problem)
  return (code: ProblemCode, texts: ProblemTexts = {}): ReactNode => {
    if (!until) return texts[code] ?? textOf(code)
    const text = texts[code] ?? (code === 'rate_limited' ? intl.formatMessage(messages.tooMany) : textOf(code))
    return <WaitText key={until} {...{ text, until, ofForm }} />
  }
}
