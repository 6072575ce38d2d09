import { Problem } from '#contract/problem'
import { type DoctorCriteria, noCriteria, writeCriteria } from '#src/features/doctor-search/criteria.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { chosenValues, withoutFilters } from './filter-choices.ts'
import { messages } from './results.messages.ts'

/** Nothing was found: says why, and offers the two nearest ways to find someone. */
export function NothingFound({ criteria }: { criteria: DoctorCriteria }) {
  const intl = useIntl()
  const links = useLinks()
  const hasFilters = chosenValues(criteria).length > 0 || criteria.facility !== ''
  const ways = [
    ...(hasFilters ? [{ label: messages.withoutFilters, to: { ...withoutFilters(criteria), facility: '' } }] : []),
    ...(criteria.city ? [{ label: messages.everywhere, to: { ...criteria, city: '', isNear: false } }] : []),
    { label: messages.allDoctors, to: noCriteria },
  ].slice(0, 2)
  return (
    <EmptyState
      title={intl.formatMessage(messages.emptyTitle)}
      actions={ways.map(({ label, to }, index) => (
        <LinkButton key={label.id} tone={index === 0 ? 'primary' : 'quiet'} href={links.results(writeCriteria(to))}>
          {intl.formatMessage(label)}
        </LinkButton>
      ))}
    >
      {intl.formatMessage(criteria.query && !hasFilters ? messages.emptyQuery : messages.emptyFilters)}
    </EmptyState>
  )
}

/** The list could not be loaded: why, what was kept, and a way to try again. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const intl = useIntl()
  const isOffline = error instanceof Problem && error.code === 'offline'
  return (
    <ErrorState
      picture={isOffline ? 'offline' : 'tools'}
      title={intl.formatMessage(isOffline ? messages.offlineTitle : messages.failedTitle)}
      actions={
        <Button tone="primary" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(isOffline ? messages.offlineBody : messages.failedBody)}
    </ErrorState>
  )
}
