import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './nothing-found.messages.ts'

/** Shown where the directory is empty: neither a filter nor other words would help. */
export function EmptyDirectory({ title }: { title: string }) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      title={title}
      actions={
        <LinkButton tone="secondary" href={links.home()}>
          {intl.formatMessage(messages.home)}
        </LinkButton>
      }
    >
      {intl.formatMessage(messages.emptyDirectory)}
    </EmptyState>
  )
}
