import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './offline.messages.ts'

/** Stands where a page would, when there is no network and nothing kept of it. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <EmptyState
      picture="offline"
      heading="h1"
      title={intl.formatMessage(messages.title)}
      actions={<Button onClick={onRetry}>{intl.formatMessage(messages.action)}</Button>}
    >
      {intl.formatMessage(messages.body)}
    </EmptyState>
  )
}
