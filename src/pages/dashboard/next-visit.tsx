import type { UseQueryResult } from '@tanstack/react-query'
import type { AppointmentList } from '#contract/account'
import { OwnOffline, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { OwnMissing } from '#src/features/own-copies/own-missing.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import type { RowVisit } from '#src/features/own-visits/row-visit.ts'
import { useKnownVisits } from '#src/features/own-visits/use-known-visits.ts'
import { VisitRows } from '#src/features/own-visits/visit-rows.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'

/** Shown of the visits after the next one. */
const few = 2

/** The next visit of the patient, and some after it; without a network those that this device knows. */
export function NextVisit({ visits }: { visits: UseQueryResult<AppointmentList> }) {
  if (!visits.data) return <OwnMissing of={visits} offline={<KnownNext />} />
  return visits.data.appointments.length > 0 ? <Ahead visits={visits.data.appointments} /> : <NoVisit />
}

function KnownNext() {
  const known = useKnownVisits('ahead')
  if (!known) return <OwnSkeleton />
  if (known.visits.length > 0) return <Ahead visits={known.visits} />
  return known.wasRead ? <NoVisit /> : <OwnOffline />
}

function NoVisit() {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      picture="clock"
      title={intl.formatMessage(messages.noVisits)}
      actions={<LinkButton href={links.results()}>{intl.formatMessage(messages.find)}</LinkButton>}
    >
      {intl.formatMessage(messages.noVisitsWhy)}
    </EmptyState>
  )
}

function Ahead({ visits: [next, ...later] }: { visits: readonly RowVisit[] }) {
  const intl = useIntl()
  return (
    <Stack gap={3}>
      <h2>{intl.formatMessage(messages.next)}</h2>
      <VisitRows label={intl.formatMessage(messages.next)} visits={next ? [next] : []} />
      {later.length > 0 ? (
        <Stack gap={3}>
          <h3>{intl.formatMessage(messages.alsoAhead)}</h3>
          <VisitRows label={intl.formatMessage(messages.alsoAhead)} visits={later.slice(0, few)} />
        </Stack>
      ) : null}
    </Stack>
  )
}
