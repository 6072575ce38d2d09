import { useEffect, useRef, useState } from 'react'
import type { ConsentQuestion } from '#contract/relative-consent'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './consent.messages.ts'
import { useAnswer } from './use-answer.ts'

type State = Exclude<ConsentQuestion['state'], 'asked'>
type AnsweredProps = { token: string; question: { first_name: string; state: State } }

/** What was answered and what it means; after a yes, the way to end it. */
export function Answered({ token, question: { first_name, state } }: AnsweredProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone: what came of it is read in its place.
  useEffect(() => heading.current?.focus(), [state])
  const [title, body] = texts[state]
  const name = <bdi>{first_name}</bdi>
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          {intl.formatMessage(title)}
        </h1>
        <p>{intl.formatRich(body, { name })}</p>
      </Stack>
      {state === 'given' ? <EndConsent token={token} firstName={first_name} /> : null}
    </Stack>
  )
}

function EndConsent({ token, firstName }: { token: string; firstName: string }) {
  const intl = useIntl()
  const [isConfirming, setConfirming] = useState(false)
  const { answer, sending, failed } = useAnswer(token)
  const name = <bdi>{firstName}</bdi>
  return (
    <Stack gap={3}>
      <p>{intl.formatMessage(messages.keepLink)}</p>
      <div>
        <Button tone="danger" onClick={() => setConfirming(true)}>
          {intl.formatMessage(messages.end)}
        </Button>
      </div>
      <Sheet
        title={intl.formatMessage(messages.endTitle)}
        open={isConfirming}
        onClose={() => setConfirming(false)}
        footer={
          <Stack gap={2}>
            <Button tone="danger" size="bar" block busy={sending === 'end'} onClick={() => answer('end')}>
              {intl.formatMessage(messages.endNow)}
            </Button>
            <Button tone="secondary" size="bar" block onClick={() => setConfirming(false)}>
              {intl.formatMessage(messages.keep)}
            </Button>
          </Stack>
        }
      >
        <Stack gap={3}>
          <p>{intl.formatRich(messages.endWhat, { name })}</p>
          {failed ? (
            <Note kind="danger" role="alert">
              {failed}
            </Note>
          ) : null}
        </Stack>
      </Sheet>
    </Stack>
  )
}

const texts: Record<State, readonly [title: MessageDescriptor, body: MessageDescriptor]> = {
  given: [messages.given, messages.givenWhat],
  refused: [messages.refused, messages.refusedWhat],
  revoked: [messages.revoked, messages.revokedWhat],
}
