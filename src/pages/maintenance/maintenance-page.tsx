import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './maintenance.messages.ts'

/** Shown where the tenant has no configuration (R03, S04): it needs none itself. */
export function MaintenancePage() {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      picture="tools"
      heading="h1"
      title={intl.formatMessage(messages.title)}
      actions={<LinkButton href={links.bare('')}>{intl.formatMessage(messages.action)}</LinkButton>}
    >
      {intl.formatMessage(messages.body)}
    </EmptyState>
  )
}
