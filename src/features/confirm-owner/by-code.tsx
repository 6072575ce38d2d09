import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Account } from '#contract/account'
import type { OtpAnswer } from '#contract/appointment'
import { toFlowProblem } from '#machines/flow-problem'
import { useApp } from '#src/context/app-context.ts'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { ResendCode } from '#src/features/code-entry/resend-code.tsx'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { messages } from './confirm-owner.messages.ts'
import { codeCalls } from './code-calls.ts'

const fieldName = 'one-time-code'

/** By a code to the account's phone, or to its email where it has none. `isAsked`: the patient has asked for it already. */
export function ByCode({
  account,
  isRequested,
  onConfirmed,
}: {
  account: Account
  isRequested: boolean
  onConfirmed: () => void
}) {
  const app = useApp()
  const intl = useIntl()
  const [calls] = useState(() => codeCalls(app, account))
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  // The code of before counts until the next one is on its way.
  const [sent, setSent] = useState<OtpAnswer>()
  const sending = useMutation({ mutationFn: calls.send, networkMode: 'always', onSuccess: setSent, onError: refuse })
  const checking = useMutation({
    mutationFn: calls.check,
    networkMode: 'always',
    onSuccess: onConfirmed,
    onError: () => {
      refuse()
      setCode('')
      focusOn(fieldNamed(fieldName))
    },
  })
  const { mutate } = sending
  useEffect(() => {
    if (isRequested) mutate({})
  }, [isRequested, mutate])
  const isSent = sent !== undefined
  const seconds = useSecondsUntil(sent?.resend_at)
  useEffect(() => {
    if (isSent) focusOn(fieldNamed(fieldName))
  }, [isSent])

  const length = sent?.code_length ?? 6
  const give = (typed: string) => {
    if (typed.length === length) return checking.mutate(typed)
    checking.reset()
    refuse()
    focusOn(fieldNamed(fieldName))
  }
  const resend = (by: { channel?: 'second' }) => {
    checking.reset()
    mutate(by)
  }
  const failure = checking.error ?? sending.error
  const isShort = attempt > 0 && !failure && code.length < length
  const problem = useMemo(() => (failure ? toFlowProblem(failure) : undefined), [failure])
  const toText = useRefusedCall({ problem, isMail: !account.phone })
  const text = problem
    ? toText(problem.code)
    : isShort
      ? intl.formatMessage(messages.codeShort, { count: length })
      : undefined
  const { phone, country_code, email } = account
  const to = phone && country_code ? <ShownPhone {...{ phone, country_code }} /> : <bdi dir="ltr">{email}</bdi>
  return (
    <Form onSubmit={() => (isSent ? give(code) : mutate({}))}>
      <Stack gap={4}>
        {sent ? (
          <>
            <p>{intl.formatRich(messages.sentTo, { count: length, to })}</p>
            <CodeField
              label={intl.formatMessage(messages.code)}
              name={fieldName}
              length={length}
              value={code}
              onChange={setCode}
              onComplete={give}
              readOnly={checking.isPending}
            />
            <ResendCode
              resendAt={sent.resend_at}
              canResend={seconds === 0 && !sending.isPending}
              onResend={resend}
              isMail={!phone}
            />
          </>
        ) : null}
        <CaptchaSlot />
        <div>
          <PressNotice refusal={text === undefined ? undefined : { text, attempt }} />
          <Button type="submit" size="large" block busy={sending.isPending || checking.isPending}>
            {intl.formatMessage(isSent ? messages.confirm : messages.send)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
