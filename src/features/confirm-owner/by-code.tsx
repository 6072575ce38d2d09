import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Account } from '#contract/account'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './confirm-owner.messages.ts'
import { codeCalls } from './code-calls.ts'

const fieldName = 'one-time-code'

/** By a code to the account's phone, or to its email where it has none. `isAsked`: the patient has asked for it already. */
export function ByCode({
  account,
  isAsked,
  onConfirmed,
}: {
  account: Account
  isAsked: boolean
  onConfirmed: () => void
}) {
  const app = useApp()
  const intl = useIntl()
  const [calls] = useState(() => codeCalls(app, account))
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const { data: sent, ...sending } = useMutation({ mutationFn: calls.send, networkMode: 'always', onError: refuse })
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
  const send = useCallback(() => mutate(), [mutate])
  useEffect(() => {
    if (isAsked) send()
  }, [isAsked, send])
  const isSent = sent !== undefined
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
  const failure = checking.error ?? sending.error
  const isShort = attempt > 0 && !failure && code.length < length
  const text = failure
    ? intl.formatMessage(problemMessages[failure instanceof Problem ? failure.code : 'unexpected'])
    : isShort
      ? intl.formatMessage(messages.codeShort, { count: length })
      : undefined
  const { phone, country_code, email } = account
  const to = phone && country_code ? <ShownPhone {...{ phone, country_code }} /> : <bdi dir="ltr">{email}</bdi>
  return (
    <Form onSubmit={() => (isSent ? give(code) : send())}>
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
            <Resend at={sent.resend_at} onResend={send} />
          </>
        ) : null}
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

function Resend({ at, onResend }: { at: string; onResend: () => void }) {
  const intl = useIntl()
  const seconds = useSecondsUntil(at)
  if (seconds > 0)
    return (
      <Text as="p" tone="quiet" numbers>
        {intl.formatMessage(messages.wait, { time: countdown(seconds) })}
      </Text>
    )
  const resend = () => {
    onResend()
    // The button is replaced by the time until the next code.
    focusOn(fieldNamed(fieldName))
  }
  return (
    <p>
      <TextButton onClick={resend}>{intl.formatMessage(messages.resend)}</TextButton>
    </p>
  )
}
