import { useState } from 'react'
import type { NoSessionReason, SecondStep as First, StaffSession } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { useTitle } from '../shell/use-title.ts'
import { PasswordStep } from './password-step.tsx'
import type { SecondStep } from './second-step.tsx'
import { messages } from './sign-in.messages.ts'

const reasons: Partial<Record<NoSessionReason, MessageDescriptor>> = {
  idle: messages.idle,
  over: messages.over,
  signed_out: messages.signedOut,
  removed: messages.removed,
  replaced: messages.replaced,
  stolen: messages.stolen,
}

/** The sign-in in two steps; above it, why it is shown. */
export function SignIn({ reason, onEntered }: { reason: NoSessionReason; onEntered: (session: StaffSession) => void }) {
  const intl = useIntl()
  const [second, setSecond] = useState<{ first: First; SecondStep: typeof SecondStep }>()
  const title = intl.formatMessage(second === undefined ? messages.heading : messages.codeHeading)
  useTitle(title)
  const why = reasons[reason]
  return (
    <Stack gap={5}>
      {why ? (
        <Note kind={reason === 'signed_out' ? 'info' : 'warning'} role="status" title={intl.formatMessage(why)}>
          {reason === 'removed' ? null : intl.formatMessage(messages.back)}
        </Note>
      ) : null}
      <h1>{title}</h1>
      {second === undefined ? (
        <PasswordStep
          onPassed={async (first) => {
            // Loaded within the press, which says so where that fails.
            const { SecondStep } = await import('./second-step.tsx')
            setSecond({ first, SecondStep })
          }}
        />
      ) : (
        <second.SecondStep first={second.first} onEntered={onEntered} onAgain={() => setSecond(undefined)} />
      )}
    </Stack>
  )
}
