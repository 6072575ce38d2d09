import type { PractitionerLinkFault } from '#contract/video-visit'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './practitioner.messages.ts'

/** In place of the visit: the link opens nothing, why, and where a new one comes from. */
export function LinkOver({ why }: { why: PractitionerLinkFault }) {
  const intl = useIntl()
  const links = useLinks()
  const [title, body] = texts[why]
  return (
    <EmptyState
      picture="clock"
      heading="h1"
      title={intl.formatMessage(title)}
      actions={
        <LinkButton tone="secondary" href={links.home()}>
          {intl.formatMessage(messages.home)}
        </LinkButton>
      }
    >
      <p>{intl.formatMessage(body)}</p>
      <p>{intl.formatMessage(messages.newLink)}</p>
    </EmptyState>
  )
}

const texts: Record<PractitionerLinkFault, readonly [title: MessageDescriptor, body: MessageDescriptor]> = {
  unknown: [messages.unknown, messages.unknownWhy],
  used: [messages.used, messages.usedWhy],
  expired: [messages.expired, messages.expiredWhy],
}
