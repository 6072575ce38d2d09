import { Problem } from '#contract/problem'
import { useApp } from '#src/app/context.ts'
import { reachOf } from '#src/api/search/limits.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { messages } from './clinic-search.messages.ts'
import {
  chosenClinicValues,
  type ClinicCriteria,
  noClinicCriteria,
  withoutClinicFilters,
  writeClinicCriteria,
} from './criteria.ts'

/** There is none where it was asked for, and the list holds the nearest instead (S29, K04). */
export function WiderNotice({ city, isNear }: { city: string; isNear: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const { init } = useApp()
  return (
    <Note
      title={
        city && !isNear
          ? intl.formatMessage(messages.widerTitle, { city })
          : intl.formatMessage(messages.widerTitleNear)
      }
    >
      {intl.formatMessage(messages.widerBody, { distance: format.distance(reachOf(init).nearest) })}
    </Note>
  )
}

/** Nothing was found, around the place either: says why, and offers the two nearest ways to find something. */
export function NoClinics({ criteria }: { criteria: ClinicCriteria }) {
  const intl = useIntl()
  const links = useLinks()
  const hasFilters = chosenClinicValues(criteria).length > 0
  const ways = [
    ...(criteria.city ? [{ label: messages.everywhere, to: { ...criteria, city: '', isNear: false } }] : []),
    ...(hasFilters && criteria.query ? [{ label: messages.withoutFilters, to: withoutClinicFilters(criteria) }] : []),
    { label: messages.all, to: noClinicCriteria },
  ].slice(0, 2)
  return (
    <EmptyState
      title={intl.formatMessage(messages.emptyTitle)}
      actions={ways.map(({ label, to }, index) => (
        <LinkButton
          key={label.id}
          tone={index === 0 ? 'primary' : 'quiet'}
          href={links.clinics(writeClinicCriteria(to))}
        >
          {intl.formatMessage(label)}
        </LinkButton>
      ))}
    >
      {intl.formatMessage(criteria.query && !hasFilters ? messages.emptyQuery : messages.emptyFilters)}
    </EmptyState>
  )
}

/** The list could not be loaded, or its answer held nothing (E12): why, what was kept, and a way to try again. */
export function ClinicsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const intl = useIntl()
  const links = useLinks()
  const code = error instanceof Problem ? error.code : ''
  const words =
    code === 'offline'
      ? { title: messages.offlineTitle, body: messages.offlineBody }
      : code === 'no_content'
        ? { title: messages.noContentTitle, body: messages.noContentBody }
        : { title: messages.failedTitle, body: messages.failedBody }
  return (
    <ErrorState
      picture={code === 'offline' ? 'offline' : code === 'no_content' ? 'lost' : 'tools'}
      title={intl.formatMessage(words.title)}
      actions={
        <>
          <Button tone="primary" onClick={onRetry}>
            {intl.formatMessage(messages.retry)}
          </Button>
          {code === 'no_content' ? (
            <LinkButton tone="quiet" href={links.clinics()}>
              {intl.formatMessage(messages.all)}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {intl.formatMessage(words.body)}
    </ErrorState>
  )
}
