import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './search-list.messages.ts'

export type NothingFoundProps = {
  title: string
  /** Words alone were asked for: the spelling may be why. */
  isQueryAlone: boolean
  /** Ways to find someone after all, the nearest first; two of them are shown. */
  alternatives: readonly { label: string; href: string }[]
}

/** Nothing was found, around the place either: says why, and offers the two nearest ways to find something. */
export function NothingFound({ title, isQueryAlone, alternatives }: NothingFoundProps) {
  const intl = useIntl()
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
