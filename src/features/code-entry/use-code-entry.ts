import { useEffect, useState } from 'react'
import type { ProblemCode } from '#contract/problem'
import type { FlowProblem } from '#machines/flow-problem'
import { useProblemText } from '#src/features/refused-call/use-refused-call.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { messages } from './code.messages.ts'
import { useTextedCode } from './use-texted-code.ts'

/** Refusals of a code: shown at its field, which is emptied. */
export const refusedCodes: readonly ProblemCode[] = ['code_invalid', 'code_expired', 'code_attempts_exceeded']

const fieldName = 'one-time-code'
/** Moves the focus to the field of the code. */
export const focusOnCode = () => focusOn(fieldNamed(fieldName))

/** What a step knows of its code, and of the presses that it refused itself. */
export type CodeStep = {
  /** Number of digits of the code that was sent. */
  length: number | undefined
  /** The code comes by mail. */
  isMail?: boolean
  /** Why the last attempt was refused. */
  problem: FlowProblem | undefined
  /** A code that waits for the network. */
  unsent?: string | undefined
  onGive: (code: string) => void
  /** Presses refused by the step so far. */
  attempt: number
  onRefused: () => void
}

/**
 * The code as typed. Its field has the focus when the step opens and after a refused code, which is removed; one that could not be sent
 * stays.
 */
export function useCodeEntry({ length = 6, isMail = false, problem, unsent, onGive, attempt, onRefused }: CodeStep) {
  const intl = useIntl()
  const textOf = useProblemText(isMail)
  const [entry, setEntry] = useState({ text: unsent ?? '', after: problem })
  const isRefused = !!problem && refusedCodes.includes(problem.code) && entry.after !== problem
  useEffect(() => {
    if (!problem || isRefused) focusOnCode()
  }, [problem, isRefused])

  // A code is spent by what it was asked for: a reload would cost another.
  useEffect(() => blockUpdates('code'), [])

  useTextedCode(!isMail, (texted) => {
    setEntry({ text: texted, after: problem })
    if (texted.length === length) onGive(texted)
  })

  const code = isRefused ? '' : entry.text
  const isShort = attempt > 0 && code.length < length
  const short = isShort ? intl.formatMessage(messages.short, { count: length }) : undefined
  const explain = ({ code: reason, details }: FlowProblem) => {
    const { attempts_left: left } = (details ?? {}) as { attempts_left?: number }
    return reason === 'code_invalid' && left ? intl.formatMessage(messages.triesLeft, { count: left }) : textOf(reason)
  }
  return {
    /** Of the form: gives the code, or says that digits are missing. */
    press: () => {
      if (code.length === length) return onGive(code)
      onRefused()
      focusOnCode()
    },
    /** Why the step itself refused the press. */
    short,
    /** What the step says in place of the usual sentence. */
    texts: (unsent ? { offline: intl.formatMessage(messages.offline) } : {}) as Partial<Record<ProblemCode, string>>,
    field: {
      name: fieldName,
      length,
      value: code,
      onChange: (text: string) => setEntry({ text, after: problem }),
      onComplete: onGive,
      error: short,
      refusal: isRefused ? explain(problem) : undefined,
    },
  }
}
