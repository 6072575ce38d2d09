import { useQuery } from '@tanstack/react-query'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import { isInstalled } from '#src/features/install/is-installed.ts'
import { MessagesOffer } from '#src/features/push/messages-offer.tsx'
import { AgreementNote } from '#src/features/own-pages/agreement-note.tsx'
import { DeletionNote } from '#src/features/own-pages/deletion-note.tsx'
import { OwnCopy } from '#src/features/own-copies/own-copy.tsx'
import { OwnFrame, OwnOffline } from '#src/features/own-pages/own-frame.tsx'
import { OwnMissing } from '#src/features/own-copies/own-missing.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useReadSent } from '#src/features/own-copies/use-read-sent.ts'
import { useWithoutNetwork } from '#src/features/own-copies/use-without-network.ts'
import { reasonMessage } from '#src/features/suspension/reason-message.ts'
import { PasskeyOffer } from '#src/features/passkeys/passkey-offer.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Completeness } from './completeness.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { Hello } from './hello.tsx'
import { NextVisit } from './next-visit.tsx'
import { OwnLinks } from './own-links.tsx'
import { PastVisits } from './past-visits.tsx'
import { Pending } from '#src/features/unsent-changes/pending.tsx'
import { People } from './people.tsx'
import { SignOut } from './sign-out-button.tsx'

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
  const account = useQuery(accountQuery(app))
  const visits = useQuery(ownAppointmentsQuery(app, 'ahead'))
  const hasNoNetwork = useWithoutNetwork(visits)
  useReadSent(keysOf)
  if (!account.data) return <OwnMissing of={account} offline={<OverviewCopy />} />
  // What came later would move what is about to be pressed.
  if (visits.isLoading && !visits.isFetched && !hasNoNetwork) return <OwnMissing of={visits} />
  const { suspended_to_book, suspension_reason } = account.data
  return (
    <Stack gap={6}>
      <Hello account={account.data} />
      <DeletionNote account={account.data} />
      <AgreementNote account={account.data} />
      {suspended_to_book ? (
        <Note kind="warning" title={intl.formatMessage(messages.suspended)}>
          {intl.formatMessage(reasonMessage(suspension_reason))} {intl.formatMessage(messages.suspendedWhy)}
        </Note>
      ) : null}
      <Pending />
      <NextVisit visits={visits} />
      {/* Where the app was put on the home screen, it is opened here. */}
      {isInstalled() ? <MessagesOffer /> : null}
      <PasskeyOffer account={account.data} />
      <PastVisits />
      <People />
      <DocumentsPart />
      <Completeness account={account.data} />
      <OwnLinks />
      <SignOut />
    </Stack>
  )
}

/** What a change that is sent may be of. */
const keysOf = (app: AppContext) => [
  ...[accountQuery, relativesQuery, documentsQuery].map((query) => query(app).queryKey),
  ...(['ahead', 'past'] as const).map((when) => ownAppointmentsQuery(app, when).queryKey),
]

/** The overview without a network: what this device has kept of each part. */
function OverviewCopy() {
  return (
    <OwnCopy name="account" none={<NoCopy />}>
      {(account) => <PartsOf account={account} />}
    </OwnCopy>
  )
}

function PartsOf({ account }: { account: AccountCopy }) {
  const visits = useQuery(ownAppointmentsQuery(useApp(), 'ahead'))
  return (
    <Stack gap={6}>
      <Hello account={account} />
      <Pending />
      <NextVisit visits={visits} />
      <PastVisits />
      <People />
      <DocumentsPart />
      <OwnLinks />
      <SignOut />
    </Stack>
  )
}

function NoCopy() {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <h1>{intl.formatMessage(messages.overview)}</h1>
      <Pending />
      <OwnOffline />
    </Stack>
  )
}
