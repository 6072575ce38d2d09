import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Problem } from '#contract/problem'
import { createOpenIntents } from '#src/api/open-intents.ts'
import { useApp } from '#src/context/app-context.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { documentCalls, keepAccess } from './document-queries.ts'
import { messages } from './documents.messages.ts'

const fieldName = 'one-time-code'
const length = 6

/** Opens the documents with a code of their own (C32). It is sent when the patient asks for it: each is a message to their phone. */
export function Unlock({ onOpened }: { onOpened: () => void }) {
  const intl = useIntl()
  const app = useApp()
  const withKey = useRef(createOpenIntents()).current
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const sending = useMutation({
    mutationFn: () =>
      withKey('send', async (idempotencyKey) => (await documentCalls(app)).sendCode({ idempotencyKey })),
    networkMode: 'always',
    onError: refuse,
  })
  const opening = useMutation({
    mutationFn: (typed: string) =>
      withKey(['verify', typed], async (idempotencyKey) =>
        (await documentCalls(app)).verifyCode({ verification_code: typed }, { idempotencyKey }),
      ),
    networkMode: 'always',
    onSuccess: ({ access_token, expires_at }) => {
      keepAccess(app, { token: access_token, expiresAt: expires_at })
      onOpened()
    },
    onError: () => {
      refuse()
      setCode('')
      focusOn(fieldNamed(fieldName))
    },
  })
  const { data: sent } = sending
  const isSent = sent !== undefined
  useEffect(() => {
    if (isSent) focusOn(fieldNamed(fieldName))
  }, [isSent])

  const give = (typed: string) => {
    if (typed.length === length) return opening.mutate(typed)
    opening.reset()
    refuse()
    focusOn(fieldNamed(fieldName))
  }
  const failure = opening.error ?? sending.error
  const isShort = attempt > 0 && !failure && code.length < length
  const text = failure
    ? intl.formatMessage(problemMessages[failure instanceof Problem ? failure.code : 'unexpected'])
    : isShort
      ? intl.formatMessage(messages.codeShort, { count: length })
      : undefined
  const refusal = text === undefined ? undefined : { text, attempt }
  return (
    <Panel>
      <Form onSubmit={() => (isSent ? give(code) : sending.mutate())}>
        <Stack gap={4}>
          <Stack gap={2}>
            <h2>{intl.formatMessage(messages.lockedTitle)}</h2>
            <Text as="p" tone="quiet">
              {intl.formatMessage(messages.lockedWhy)}
            </Text>
          </Stack>
          {sent ? (
            <>
              <CodeField
                label={intl.formatMessage(messages.code)}
                name={fieldName}
                length={length}
                value={code}
                onChange={setCode}
                onComplete={give}
                readOnly={opening.isPending}
              />
              <Resend at={sent.resend_at} onResend={() => sending.mutate()} />
            </>
          ) : null}
          <div>
            <PressNotice refusal={refusal} />
            <Button type="submit" size="large" busy={sending.isPending || opening.isPending}>
              {intl.formatMessage(isSent ? messages.open : messages.sendCode)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
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
