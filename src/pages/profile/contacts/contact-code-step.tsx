import { useSelector } from '@xstate/react'
import {
  selectCanResend,
  selectContact,
  selectIsBusy,
  selectProblem,
  selectSent,
  selectUnsentCode,
} from '#machines/contact-change/contact-change.selectors'
import { CodeEntry } from '#src/features/code-entry/code-entry.tsx'
import { refusedCodes, useCodeEntry } from '#src/features/code-entry/use-code-entry.ts'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from '../profile.messages.ts'
import type { ContactKind } from './contact-draft.ts'
import type { ContactChange } from './use-contact-change.ts'
import { useContactRefusal } from './use-contact-refusal.ts'

/** Second step: the code that was sent to the new phone or email. */
export function ContactCodeStep({ kind, change }: { kind: ContactKind; change: ContactChange }) {
  const intl = useIntl()
  const isBusy = useSelector(change, selectIsBusy)
  const contact = useSelector(change, selectContact)
  const sent = useSelector(change, selectSent)
  const { attempt, refuse, toRefusal } = useContactRefusal(change, refusedCodes)
  const entry = useCodeEntry({
    length: sent?.code_length,
    isMail: kind === 'email',
    problem: useSelector(change, selectProblem),
    unsent: useSelector(change, selectUnsentCode),
    onGive: (code) => change.send({ type: 'code.given', code }),
    attempt,
    onRefused: refuse,
  })
  const recipient = contact?.email ? <bdi dir="ltr">{contact.email}</bdi> : contact ? <ShownPhone {...contact} /> : null
  return (
    <Form onSubmit={entry.press}>
      <Stack gap={4}>
        <Text as="p" tone="quiet">
          {intl.formatRich(kind === 'phone' ? messages.codeTexted : messages.codeMailed, {
            count: entry.field.length,
            contact: recipient,
          })}{' '}
          <TextButton onClick={() => change.send({ type: 'contact.change_requested' })}>
            {intl.formatMessage(kind === 'phone' ? messages.otherPhone : messages.otherEmail)}
          </TextButton>
        </Text>
        <CodeEntry
          field={entry.field}
          isBusy={isBusy}
          resendAt={sent?.resend_at}
          isMail={kind === 'email'}
          canResend={useSelector(change, selectCanResend)}
          onResend={(by) => change.send({ type: 'code.resend_requested', ...by })}
        />
        <div>
          <PressNotice refusal={toRefusal(entry.short, entry.texts)} />
          <Button type="submit" size="large" block busy={isBusy}>
            {intl.formatMessage(messages.confirmContact)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
