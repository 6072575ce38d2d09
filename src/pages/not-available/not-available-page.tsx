import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './not-available.messages.ts'

/** Shown for a screen that is not built yet, with a link to home. */
export function NotAvailablePage() {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      picture="tools"
      heading="h1"
      title={intl.formatMessage(messages.title)}
      actions={<LinkButton href={links.home()}>{intl.formatMessage(messages.action)}</LinkButton>}
    >
      {intl.formatMessage(messages.body)}
    </EmptyState>
  )
}
