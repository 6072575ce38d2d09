import type { ConsentLinkFault } from '#contract/relative-consent'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './consent.messages.ts'

/** In place of the question: the link asks nothing any more, and why. */
export function LinkOver({ why }: { why: ConsentLinkFault }) {
  const intl = useIntl()
  const links = useLinks()
  const [title, body] = texts[why]
  return (
    <EmptyState
      picture="clock"
      heading="h1"
      title={intl.formatMessage(title)}
      actions={<LinkButton href={links.home()}>{intl.formatMessage(messages.home)}</LinkButton>}
    >
      {intl.formatMessage(body)}
    </EmptyState>
  )
}

const texts: Record<ConsentLinkFault, readonly [title: MessageDescriptor, body: MessageDescriptor]> = {
  expired: [messages.expired, messages.expiredWhy],
  used: [messages.unknown, messages.unknownWhy],
  unknown: [messages.unknown, messages.unknownWhy],
}
