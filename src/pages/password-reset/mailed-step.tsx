import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { selectIsBusy, selectLinkSent } from '#machines/password-reset/password-reset.selectors'
import { now } from '#src/clock/server-time.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { useReset, useResetSelector } from './reset-context.ts'
import { ResetStep } from './reset-step.tsx'
import { messages } from './reset.messages.ts'
import { useRefusal } from './use-refusal.ts'

/** Second step of a reset by email: the link is on its way (S26). The same for an address without an account. */
export function MailedStep() {
  const intl = useIntl()
  const reset = useReset()
  const isBusy = useResetSelector(selectIsBusy)
  const linkSent = useResetSelector(selectLinkSent)
  const [first] = useState(linkSent)
  const { toRefusal } = useRefusal([])
  const minutes = linkSent ? Math.max(1, Math.round((Date.parse(linkSent.expires_at) - now()) / 60_000)) : 0
  return (
    <ResetStep
      heading={intl.formatMessage(messages.mailedHeading)}
      detail={
        <>
          {intl.formatRich(messages.mailedWhy, { email: <bdi dir="ltr">{linkSent?.email}</bdi>, minutes })}{' '}
          <TextButton onClick={() => reset.send({ type: 'step.revisited', step: 'forget' })}>
            {intl.formatMessage(messages.changeEmail)}
          </TextButton>
        </>
      }
      refusal={toRefusal(null, { codes_of_phone_limit: intl.formatMessage(messages.linksOver) })}
      action={
        <NetworkButton
          tone="secondary"
          size="bar"
          block
          busy={isBusy}
          onClick={() => reset.send({ type: 'link.resend_requested' })}
        >
          {intl.formatMessage(messages.mailAgain)}
        </NetworkButton>
      }
    >
      <Note kind="plain" icon={MailCheck}>
        {intl.formatMessage(messages.mailedHint)}
      </Note>
      <div role="status">
        {linkSent === first ? null : (
          <Text as="p" tone="quiet">
            {intl.formatMessage(messages.mailedAgain)}
          </Text>
        )}
      </div>
    </ResetStep>
  )
}
