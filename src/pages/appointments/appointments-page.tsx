import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { keepCopies } from '#src/features/own-copies/keep-copies.ts'
import { OwnFailed, OwnOffline, OwnSkeleton, OwnTabs } from '#src/features/own-pages/own-frame.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import * as css from '#src/features/own-pages/own.css.ts'
import { useKnownVisits } from '#src/features/own-visits/use-known-visits.ts'
import { useHasPatient } from '#src/features/own-pages/use-signed-in.ts'
import { useWithoutNetwork } from '#src/features/own-copies/use-without-network.ts'
import { VisitRows } from '#src/features/own-visits/visit-rows.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import {
  keptVisitsCopyQuery,
  keptVisitsQuery,
  ownAppointmentsQuery,
  type VisitsWhen,
} from '#src/queries/own-appointments.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { EmptyState } from '#src/ui/state.tsx'

/** The patient's appointments (R12, C53, C54); of somebody who is not signed in, those that this device knows. */
export function AppointmentsPage() {
  const intl = useIntl()
  const hasPatient = useHasPatient()
  return (
    <Wrap width="narrow">
      <div className={css.page}>
        {hasPatient ? <OwnTabs /> : null}
        <h1>{intl.formatMessage(messages.appointments)}</h1>
        {hasPatient === undefined ? <OwnSkeleton /> : null}
        {hasPatient === true ? <OwnAppointments /> : null}
        {hasPatient === false ? <OfThisDevice /> : null}
      </div>
    </Wrap>
  )
}

function OwnAppointments() {
  const app = useApp()
  useEffect(() => keepCopies(app), [app])
  return (
    <Stack gap={8}>
      <Visits when="ahead" />
      <Visits when="past" />
    </Stack>
  )
}

function Visits({ when }: { when: VisitsWhen }) {
  const intl = useIntl()
  const id = useId()
  const heading = intl.formatMessage(messages[when])
  const [pages, setPages] = useState(1)
  const visits = useQuery(ownAppointmentsQuery(useApp(), when, pages))
  const shown = visits.data?.appointments
  const isWithoutNetwork = useWithoutNetwork(visits)
  const isMissing = !shown && (visits.isError || isWithoutNetwork)
  const hasMore = visits.data !== undefined && visits.data.total > visits.data.appointments.length
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{heading}</h2>
        {isMissing ? <Missing when={when} onRetry={() => void visits.refetch()} /> : null}
        {visits.isPending && !isMissing ? <OwnSkeleton /> : null}
        {shown?.length ? <VisitRows label={heading} visits={shown} /> : null}
        {shown?.length === 0 ? <None when={when} /> : null}
        {hasMore ? (
          <Button tone="secondary" busy={visits.isPlaceholderData} onClick={() => setPages(pages + 1)}>
            {intl.formatMessage(messages.more)}
          </Button>
        ) : null}
      </Stack>
    </section>
  )
}

/** In place of a list that did not load: the visits that this device knows, or what to do. */
function Missing({ when, onRetry }: { when: VisitsWhen; onRetry: () => void }) {
  const intl = useIntl()
  const isOnline = useOnline()
  const known = useKnownVisits(when)
  if (!known) return <OwnSkeleton />
  if (known.visits.length === 0) {
    if (known.wasRead && !isOnline) return <None when={when} />
    if (isOnline) return <OwnFailed onRetry={onRetry} />
    if (when === 'ahead') return <OwnOffline />
    return (
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.offlineWhy)}
      </Text>
    )
  }
  const retry = (
    <Button tone="secondary" size="small" onClick={onRetry}>
      {intl.formatMessage(messages.retry)}
    </Button>
  )
  return (
    <>
      <Note kind="warning" title={intl.formatMessage(messages.known)} actions={isOnline ? retry : null}>
        {intl.formatMessage(messages.knownWhy)}
      </Note>
      <VisitRows label={intl.formatMessage(messages[when])} visits={known.visits} />
    </>
  )
}

const None = ({ when }: { when: VisitsWhen }) => (when === 'ahead' ? <NoVisits /> : <NoPast />)

function NoPast() {
  const intl = useIntl()
  return (
    <Text as="p" tone="quiet">
      {intl.formatMessage(messages.noPast)}
    </Text>
  )
}

function NoVisits() {
  const intl = useIntl()
  const links = useLinks()
  return (
    <EmptyState
      picture="clock"
      heading="h3"
      title={intl.formatMessage(messages.noVisits)}
      actions={<LinkButton href={links.results()}>{intl.formatMessage(messages.find)}</LinkButton>}
    >
      {intl.formatMessage(messages.noVisitsWhy)}
    </EmptyState>
  )
}

/** A guest's: what was booked on this device, and the way to all the others. */
function OfThisDevice() {
  const intl = useIntl()
  const links = useLinks()
  const id = useId()
  const isOnline = useOnline()
  const app = useApp()
  const { data: visits } = useQuery(keptVisitsQuery(app))
  // For the strip that says how old they are.
  useQuery({ ...keptVisitsCopyQuery(app), enabled: !isOnline })
  if (!visits) return <OwnSkeleton />
  return (
    <Stack gap={6}>
      {visits.length ? (
        <section aria-labelledby={id}>
          <Stack gap={3}>
            <h2 id={id}>{intl.formatMessage(messages.onDevice)}</h2>
            <VisitRows label={intl.formatMessage(messages.onDevice)} visits={visits} />
          </Stack>
        </section>
      ) : (
        <NoVisits />
      )}
      <Stack gap={3}>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.signInForAll)}
        </Text>
        <LinkButton tone="secondary" href={links.path('account/sign-in')}>
          {intl.formatMessage(messages.signIn)}
        </LinkButton>
      </Stack>
    </Stack>
  )
}
