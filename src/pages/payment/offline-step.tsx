import { useIntl } from '#src/i18n/use-intl.ts'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './payment.messages.ts'

/** Nothing is known of the payment, and there is no network to ask by; it goes on by itself. */
export function OfflineStep() {
  const intl = useIntl()
  return (
    <EmptyState heading="h1" picture="offline" title={intl.formatMessage(messages.offlineHeading)}>
      {intl.formatMessage(messages.offlineWhy)}
    </EmptyState>
  )
}
