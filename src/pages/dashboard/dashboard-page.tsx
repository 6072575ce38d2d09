import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { CalendarDays, ChevronRight, Settings, UserRound } from 'lucide-react'
import type { AppointmentList } from '#contract/account'
import { useApp } from '#src/context/app-context.ts'
import { AgreementNote } from '#src/features/own-pages/agreement-note.tsx'
import { DeletionNote } from '#src/features/own-pages/deletion-note.tsx'
import { OwnAvatar } from '#src/features/own-pages/own-avatar.tsx'
import { OwnFrame } from '#src/features/own-pages/own-frame.tsx'
import { OwnMissing } from '#src/features/own-pages/own-missing.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { reasonMessage } from '#src/features/suspension/reason-message.ts'
import { VisitRows } from '#src/features/own-pages/visit-rows.tsx'
import { PasskeyOffer } from '#src/features/passkeys/passkey-offer.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import * as css from './dashboard.css.ts'
import { Completeness } from './completeness.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { PastVisits } from './past-visits.tsx'
import { Pending } from '#src/features/own-pages/pending.tsx'
import { People } from './people.tsx'
import { NotYou, SignOut } from './sign-out-button.tsx'

/** What a patient finds first when they are signed in (R12): their next visit, and the ways to everything else of theirs. */
export function DashboardPage() {
  return (
    <OwnFrame>
      <Overview />
    </OwnFrame>
  )
}

function Overview() {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const account = useQuery(accountQuery(app))
  const visits = useQuery(ownAppointmentsQuery(app, 'ahead'))
  if (!account.data)
    return (
      <Stack gap={6}>
        <h1>{intl.formatMessage(messages.overview)}</h1>
        <Pending />
        <OwnMissing of={account} />
      </Stack>
    )
  // What came later would move what is about to be pressed.
  if (visits.isLoading && !visits.isFetched) return <OwnMissing of={visits} />
  const { first_name, suspended_to_book, suspension_reason } = account.data
  return (
    <Stack gap={6}>
      <div className={css.hello}>
        <OwnAvatar account={account.data} size="medium" />
        <div className={css.helloWords}>
          <h1>{intl.formatRich(messages.hello, { name: <bdi>{first_name}</bdi> })}</h1>
          <NotYou />
        </div>
      </div>
      <DeletionNote account={account.data} />
      <AgreementNote account={account.data} />
      {suspended_to_book ? (
        <Note kind="warning" title={intl.formatMessage(messages.suspended)}>
          {intl.formatMessage(reasonMessage(suspension_reason))} {intl.formatMessage(messages.suspendedWhy)}
        </Note>
      ) : null}
      <Pending />
      <NextVisit visits={visits} />
      <PasskeyOffer account={account.data} />
      <PastVisits />
      <People />
      <DocumentsPart />
      <Completeness account={account.data} />
      <Rows>
        <RowLink href={links.path('dashboard/appointments')} icon={CalendarDays} end={<Icon of={ChevronRight} flip />}>
          {intl.formatMessage(messages.allVisits)}
        </RowLink>
        <RowLink href={links.path('dashboard/profile')} icon={UserRound} end={<Icon of={ChevronRight} flip />}>
          {intl.formatMessage(messages.details)}
        </RowLink>
        <RowLink href={links.path('dashboard/settings')} icon={Settings} end={<Icon of={ChevronRight} flip />}>
          {intl.formatMessage(messages.settings)}
        </RowLink>
      </Rows>
      <SignOut />
    </Stack>
  )
}

/** Shown of the visits after the next one. */
const few = 2

function NextVisit({ visits }: { visits: UseQueryResult<AppointmentList> }) {
  const intl = useIntl()
  const links = useLinks()
  if (!visits.data) return <OwnMissing of={visits} />
  const [next, ...later] = visits.data.appointments
  if (!next)
    return (
      <EmptyState
        picture="clock"
        title={intl.formatMessage(messages.noVisits)}
        actions={<LinkButton href={links.results()}>{intl.formatMessage(messages.find)}</LinkButton>}
      >
        {intl.formatMessage(messages.noVisitsWhy)}
      </EmptyState>
    )
  return (
    <Stack gap={3}>
      <h2>{intl.formatMessage(messages.next)}</h2>
      <VisitRows label={intl.formatMessage(messages.next)} visits={[next]} />
      {later.length > 0 ? (
        <Stack gap={3}>
          <h3>{intl.formatMessage(messages.alsoAhead)}</h3>
          <VisitRows label={intl.formatMessage(messages.alsoAhead)} visits={later.slice(0, few)} />
        </Stack>
      ) : null}
    </Stack>
  )
}
