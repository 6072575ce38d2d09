import { Problem } from '#contract/problem'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { messages } from './search-list.messages.ts'

/** Shown where the list could not be loaded, or its answer had no data (E12): the reason, and what to do next. */
export function ListFailed({
  error,
  onRetry,
  everything,
}: {
  error: Error
  onRetry: () => void
  /** The list without any filter, for an answer without data. */
  everything?: { label: string; href: string }
}) {
  const intl = useIntl()
  const code = error instanceof Problem ? error.code : ''
  const { title, body, picture } =
    code === 'offline'
      ? ({ title: messages.offlineTitle, body: messages.offlineBody, picture: 'offline' } as const)
      : code === 'no_content'
        ? ({ title: messages.noContentTitle, body: messages.noContentBody, picture: 'lost' } as const)
        : ({ title: messages.failedTitle, body: messages.failedBody, picture: 'tools' } as const)
  return (
    <ErrorState
      picture={picture}
      title={intl.formatMessage(title)}
      actions={
        <>
          <Button tone="primary" onClick={onRetry}>
            {intl.formatMessage(messages.retry)}
          </Button>
          {everything && code === 'no_content' ? (
            <LinkButton tone="quiet" href={everything.href}>
              {everything.label}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {intl.formatMessage(body)}
    </ErrorState>
  )
}
