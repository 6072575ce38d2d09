import { useEffect, useState } from 'react'
import type { ProblemCode } from '#contract/problem'
import {
  selectCanResend,
  selectCodeSent,
  selectIsBusy,
  selectNumber,
  selectProblem,
  selectUnsentCode,
} from '#machines/password-reset/password-reset.selectors'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { Text } from '#src/ui/layout.tsx'
import { useReset, useResetSelector } from './reset-context.ts'
import { ResetStep } from './reset-step.tsx'
import { messages } from './reset.messages.ts'
import * as css from './reset.css.ts'
import { useRefusal } from './use-refusal.ts'

/** Refusals of a code: shown at its field, which is emptied. */
const refusedCodes: readonly ProblemCode[] = ['code_invalid', 'code_expired', 'code_attempts_exceeded']

/** Second step: the code that was texted to the phone. */
export function CodeStep() {
  const intl = useIntl()
  const reset = useReset()
  const isBusy = useResetSelector(selectIsBusy)
  const number = useResetSelector(selectNumber)
  const unsent = useResetSelector(selectUnsentCode)
  const length = useResetSelector(selectCodeSent)?.code_length ?? 6
  const { refuse, attempt, toRefusal } = useRefusal(refusedCodes)
  const { code, refusal, change, give } = useCode()
  const isShort = attempt > 0 && code.length < length
  const short = intl.formatMessage(messages.codeShort, { count: length })
  const press = () => {
    if (code.length === length) return give(code)
    refuse()
    focusOn(fieldNamed(fieldName))
  }
  const errorOf = () => {
    if (refusal) return <span role="alert">{intl.formatMessage(problemMessages[refusal])}</span>
    return isShort ? short : undefined
  }
  return (
    <Form className={css.screen} onSubmit={press}>
      <ResetStep
        heading={intl.formatMessage(messages.codeHeading)}
        detail={
          <>
            {intl.formatRich(messages.codeSent, { count: length, phone: <ShownPhone {...number} /> })}{' '}
            <TextButton onClick={() => reset.send({ type: 'step.revisited', step: 'forget' })}>
              {intl.formatMessage(messages.changePhone)}
            </TextButton>
          </>
        }
        isFocusElsewhere
        refusal={toRefusal(isShort ? short : null, unsent ? { offline: intl.formatMessage(messages.codeOffline) } : {})}
        action={
          <Button type="submit" size="bar" block busy={isBusy}>
            {intl.formatMessage(messages.continue)}
          </Button>
        }
      >
        <CodeField
          name={fieldName}
          label={intl.formatMessage(messages.code)}
          length={length}
          value={code}
          onChange={change}
          onComplete={give}
          readOnly={isBusy}
          error={errorOf()}
        />
        <Resend />
      </ResetStep>
    </Form>
  )
}

const fieldName = 'one-time-code'

/**
 * The code as typed. The field has the focus when the step opens and after a refused code, which is removed; one that could not
 * be sent stays.
 */
function useCode() {
  const reset = useReset()
  const problem = useResetSelector(selectProblem)
  const unsent = useResetSelector(selectUnsentCode)
  const [entry, setEntry] = useState({ text: unsent ?? '', after: problem })
  const isRefused = !!problem && refusedCodes.includes(problem.code) && entry.after !== problem
  useEffect(() => {
    if (!problem || isRefused) focusOn(fieldNamed(fieldName))
  }, [problem, isRefused])
  return {
    code: isRefused ? '' : entry.text,
    refusal: isRefused ? problem.code : undefined,
    give: (code: string) => reset.send({ type: 'code.given', code }),
    change: (text: string) => setEntry({ text, after: problem }),
  }
}

function Resend() {
  const intl = useIntl()
  const reset = useReset()
  const canResend = useResetSelector(selectCanResend)
  const seconds = useSecondsUntil(useResetSelector(selectCodeSent)?.resend_at)
  if (!canResend)
    return (
      <Text as="p" tone="quiet" numbers>
        {intl.formatMessage(messages.wait, { time: countdown(seconds) })}
      </Text>
    )
  const resend = () => {
    reset.send({ type: 'code.resend_requested' })
    // The button is replaced by the time until the next code.
    focusOn(fieldNamed(fieldName))
  }
  return (
    <p>
      <TextButton onClick={resend}>{intl.formatMessage(messages.resend)}</TextButton>
    </p>
  )
}
