import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Problem } from '#contract/problem'
import { useIntl } from '#src/i18n/use-intl.ts'
import { OfflinePage } from '#src/pages/offline/offline-page.tsx'
import { Button } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { messages } from './problem-view.messages.ts'
import { useOnline } from '#src/page-load/use-online.ts'

/** Takes the place of a page that could not be loaded or rendered, and tries again. */
export function ProblemView({ error, reset }: ErrorComponentProps) {
  const intl = useIntl()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const isOnline = useOnline()
  // Without a network that is the reason, whatever else failed because of it.
  if (!isOnline || (error instanceof Problem && error.code === 'offline')) return <OfflinePage onRetry={retry} />
  return (
    <ErrorState
      heading="h1"
      title={intl.formatMessage(messages.title)}
      actions={<Button onClick={retry}>{intl.formatMessage(messages.action)}</Button>}
    >
      {intl.formatMessage(messages.body)}
    </ErrorState>
  )
}
