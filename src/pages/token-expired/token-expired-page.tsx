import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './token-expired.messages.ts'

/** The session ended (R04). */
export function TokenExpiredPage() {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      picture="clock"
      heading="h1"
      title={intl.formatMessage(messages.title)}
      actions={<LinkButton href={links.home()}>{intl.formatMessage(messages.action)}</LinkButton>}
    >
      {intl.formatMessage(messages.body)}
    </EmptyState>
  )
}
