import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './not-found.messages.ts'

/** Shown at an address without a page (R02). */
export function NotFoundPage() {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      picture="lost"
      heading="h1"
      title={intl.formatMessage(messages.title)}
      actions={<LinkButton href={links.results()}>{intl.formatMessage(messages.action)}</LinkButton>}
    >
      {intl.formatMessage(messages.body)}
    </EmptyState>
  )
}
