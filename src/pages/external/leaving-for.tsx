import type { ExternalPlace } from '#src/features/external-page/external-page.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './external.messages.ts'

/** Says that the link leaves the app, and where to. */
export function LeavingFor({ place: { host = '', address, title } }: { place: ExternalPlace }) {
  const intl = useIntl()
  return (
    <EmptyState
      picture="lost"
      heading="h1"
      title={intl.formatMessage(messages.leaveTitle, { host })}
      actions={
        <LinkButton href={address} rel="noopener noreferrer">
          {intl.formatMessage(messages.leaveAction, { host })}
        </LinkButton>
      }
    >
      {intl.formatMessage(messages.leaveBody, { title })}
    </EmptyState>
  )
}
