import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './offline.messages.ts'

/** Takes the place of a page when there is no network and no stored copy. It retries by itself once there is one. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  useEffect(() => {
    return onlineManager.subscribe((isOnline) => isOnline && onRetry())
  }, [onRetry])
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
