import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { OtpAnswer } from '#contract/appointment'
import type { DocumentCodeRequest } from '#contract/documents'
import { toFlowProblem } from '#machines/flow-problem'
import { createOpenIntents } from '#src/api/open-intents.ts'
import { useApp } from '#src/context/app-context.ts'
import { CodeEntry } from '#src/features/code-entry/code-entry.tsx'
import { focusOnCode, refusedCodes, useCodeEntry } from '#src/features/code-entry/use-code-entry.ts'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { accountQuery } from '#src/queries/account.ts'
import { accessQuery, openDocuments } from '#src/queries/own-document-access.ts'
import { documentCalls } from '#src/queries/own-documents.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './unlock.messages.ts'

/**
 * Opens the documents with a code of their own (C32). It is sent when the patient asks for it: each is a message to their phone. Where they were
 * open before, it says that their time is over.
 */
export function Unlock({ onOpened }: { onOpened?: () => void }) {
  const intl = useIntl()
  const app = useApp()
  const withKey = useRef(createOpenIntents()).current
  const [attempt, setAttempt] = useState(0)
  // The code of before counts until the next one is on its way.
  const [sent, setSent] = useState<OtpAnswer>()
  const refuse = () => setAttempt((count) => count + 1)
  const sending = useMutation({
    mutationFn: (body: DocumentCodeRequest) =>
      withKey(['send', body], async (idempotencyKey) => (await documentCalls(app)).sendCode(body, { idempotencyKey })),
    networkMode: 'always',
    onSuccess: setSent,
    onError: refuse,
  })
  const opening = useMutation({
    mutationFn: (typed: string) =>
      withKey(['verify', typed], async (idempotencyKey) =>
        (await documentCalls(app)).verifyCode({ verification_code: typed }, { idempotencyKey }),
      ),
    networkMode: 'always',
    onSuccess: ({ access_token, expires_at }) => {
      openDocuments(app, { token: access_token, expiresAt: expires_at })
      onOpened?.()
    },
  })
  const resend = (by: DocumentCodeRequest) => {
    opening.reset()
    sending.mutate(by)
  }
  const failure = opening.error ?? sending.error
  const problem = useMemo(() => (failure ? toFlowProblem(failure) : undefined), [failure])
  const isMail = useIsMailed()
  const toText = useRefusedCall({ problem, isMail })
  const isSent = sent !== undefined
  const entry = useCodeEntry({
    length: sent?.code_length,
    isMail,
    problem,
    onGive: (code) => opening.mutate(code),
    attempt,
    onRefused: refuse,
  })
  const seconds = useSecondsUntil(sent?.resend_at)
  const isOver = useQuery(accessQuery(app)).data === 'over'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus went with the documents.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (isSent) focusOnCode()
  }, [isSent])

  const text = problem && !refusedCodes.includes(problem.code) ? toText(problem.code) : isSent ? entry.short : undefined
  return (
    <Panel>
      <Form onSubmit={() => (isSent ? entry.press() : sending.mutate({}))}>
        <Stack gap={4}>
          <Stack gap={2}>
            <h2 ref={heading} tabIndex={-1}>
              {intl.formatMessage(messages.title)}
            </h2>
            {isOver ? <p role="status">{intl.formatMessage(messages.over)}</p> : null}
            <Text as="p" tone="quiet">
              {intl.formatMessage(isMail ? messages.whyMail : messages.why)}
            </Text>
          </Stack>
          {sent ? (
            <CodeEntry
              field={entry.field}
              isBusy={opening.isPending}
              resendAt={sent.resend_at}
              isMail={isMail}
              canResend={seconds === 0 && !sending.isPending}
              onResend={resend}
            />
          ) : null}
          <div>
            <PressNotice refusal={text === undefined ? undefined : { text, attempt }} />
            <Button type="submit" size="large" busy={sending.isPending || opening.isPending}>
              {intl.formatMessage(isSent ? messages.open : isMail ? messages.mailCode : messages.sendCode)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}

/** Whether the account has no phone: the code comes by email then. */
function useIsMailed(): boolean {
  const { data: account } = useQuery(accountQuery(useApp()))
  return account !== undefined && account.phone === undefined
}
