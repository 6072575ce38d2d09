import type { UsageEvent } from '#contract/usage-events'
import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useReportUsage } from '#src/usage/use-report-usage.ts'
import { messages } from './nothing-found.messages.ts'

export type NothingFoundProps = {
  title: string
  /** As what it is counted, once for each search. */
  counted: UsageEvent
  search: string
  /** Only words were searched for: the spelling may be the reason. */
  isQueryAlone: boolean
  /** Other searches that may find someone, the closest first; two of them are shown. */
  alternatives: readonly { label: string; href: string }[]
}

/** Shown where nothing was found, not even around the place: says why, and offers the two closest alternatives. */
export function NothingFound({ title, counted, search, isQueryAlone, alternatives }: NothingFoundProps) {
  const intl = useIntl()
  useReportUsage(counted, search)
  return (
    <EmptyState
      title={title}
      actions={alternatives.slice(0, 2).map(({ label, href }, index) => (
        <LinkButton key={label} tone={index === 0 ? 'primary' : 'quiet'} href={href}>
          {label}
        </LinkButton>
      ))}
    >
      {intl.formatMessage(isQueryAlone ? messages.emptyQuery : messages.emptyFilters)}
    </EmptyState>
  )
}
