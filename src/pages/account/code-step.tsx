import { useEffect, useState } from 'react'
import type { ProblemCode } from '#contract/problem'
import type { FlowProblem } from '#machines/flow-problem'
import {
  selectCanResend,
  selectIsBusy,
  selectNumber,
  selectProblem,
  selectSent,
  selectUnsentCode,
} from '#machines/sign-in/sign-in.selectors'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { StaySignedIn } from '#src/features/stay-signed-in/stay-signed-in.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { AccountStep } from './account-step.tsx'
import { messages } from './account.messages.ts'
import { ShownRecipient } from './shown-recipient.tsx'
import { useSignIn, useSignInState } from './sign-in-context.ts'
import { useStepRefusal } from './use-step-refusal.ts'

/** Second step: the one-time code that proves the phone. */
export function CodeStep() {
  const intl = useIntl()
  const signIn = useSignIn()
  const isBusy = useSignInState(selectIsBusy)
  const number = useSignInState(selectNumber)
  const isMail = number?.email !== undefined
  const length = useSignInState(selectSent)?.code_length ?? 6
  const unsent = useSignInState(selectUnsentCode)
  const { attempt, refuse, toRefusal } = useStepRefusal(refusedCodes)
  const { code, refusal, change, give } = useCode()
  const isShort = attempt > 0 && code.length < length
  const short = intl.formatMessage(messages.codeShort, { count: length })
  const press = () => {
    if (code.length === length) return give(code)
    refuse()
    focusOn(fieldOf())
  }
  return (
    <AccountStep
      heading={intl.formatMessage(messages.codeHeading)}
      isFocusElsewhere
      lead={
        <>
          {number
            ? intl.formatRich(isMail ? messages.codeMailed : messages.codeSent, {
                count: length,
                phone: <ShownRecipient {...number} />,
              })
            : null}{' '}
          <TextButton onClick={() => signIn.send({ type: 'number.change_requested' })}>
            {intl.formatMessage(isMail ? messages.changeEmail : messages.change)}
          </TextButton>
        </>
      }
    >
      <Form onSubmit={press}>
        <Stack gap={4}>
          <CodeField
            label={intl.formatMessage(messages.code)}
            length={length}
            name={fieldName}
            value={code}
            onChange={change}
            onComplete={give}
            readOnly={isBusy}
            error={refusal ? <span role="alert">{refusal}</span> : isShort ? short : undefined}
          />
          <Resend />
          <StaySignedIn />
          <CaptchaSlot />
          <div>
            <PressNotice
              refusal={toRefusal(
                isShort ? short : null,
                unsent ? { offline: intl.formatMessage(messages.codeOffline) } : {},
              )}
            />
            <Button type="submit" size="large" block busy={isBusy}>
              {intl.formatMessage(messages.continue)}
            </Button>
          </div>
        </Stack>
      </Form>
    </AccountStep>
  )
}

/** Refusals of a code: shown at its field, which is emptied. */
const refusedCodes: readonly ProblemCode[] = ['code_invalid', 'code_expired', 'code_attempts_exceeded']

const fieldName = 'one-time-code'
const fieldOf = () => fieldNamed(fieldName)

/** The code as typed. The field has the focus when the step opens and after a refused code, which is removed; one that waits stays. */
function useCode() {
  const signIn = useSignIn()
  const problem = useSignInState(selectProblem)
  const unsent = useSignInState(selectUnsentCode)
  const [entry, setEntry] = useState({ text: unsent ?? '', after: problem })
  const wrongCode = useWrongCode()
  const isRefused = !!problem && refusedCodes.includes(problem.code) && entry.after !== problem
  useEffect(() => {
    if (!problem || isRefused) focusOn(fieldOf())
  }, [problem, isRefused])
  return {
    code: isRefused ? '' : entry.text,
    refusal: isRefused ? wrongCode(problem) : undefined,
    give: (code: string) => signIn.send({ type: 'code.given', code }),
    change: (text: string) => setEntry({ text, after: problem }),
  }
}

/** What is wrong with a code, with the tries that are left. */
function useWrongCode() {
  const intl = useIntl()
  return ({ code, details }: FlowProblem) => {
    const { attempts_left: left } = (details ?? {}) as { attempts_left?: number }
    return code === 'code_invalid' && left
      ? intl.formatMessage(messages.codeTriesLeft, { count: left })
      : intl.formatMessage(problemMessages[code])
  }
}

function Resend() {
  const intl = useIntl()
  const signIn = useSignIn()
  const canResend = useSignInState(selectCanResend)
  const seconds = useSecondsUntil(useSignInState(selectSent)?.resend_at)
  if (!canResend)
    return (
      <Text as="p" tone="quiet" numbers>
        {intl.formatMessage(messages.wait, { time: countdown(seconds) })}
      </Text>
    )
  const resend = () => {
    signIn.send({ type: 'code.resend_requested' })
    // The button is replaced by the time until the next code.
    focusOn(fieldOf())
  }
  return (
    <p>
      <TextButton onClick={resend}>{intl.formatMessage(messages.resend)}</TextButton>
    </p>
  )
}
