import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useKnownVisits } from '#src/features/own-visits/use-known-visits.ts'
import { OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { VisitRows } from '#src/features/own-visits/visit-rows.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { Part, PartOffline, Quiet } from './part.tsx'

/** Shown of the visits that are over; the list of appointments has the others. */
const few = 2

/** The last visits of the patient. */
export function PastVisits() {
  const intl = useIntl()
  const heading = intl.formatMessage(messages.lastVisits)
  const past = useQuery(ownAppointmentsQuery(useApp(), 'past'))
  return (
    <Part heading={heading} of={past} offline={<KnownPast heading={heading} />}>
      {({ appointments }) =>
        appointments.length > 0 ? <VisitRows label={heading} visits={appointments.slice(0, few)} /> : <NoVisits />
      }
    </Part>
  )
}

function KnownPast({ heading }: { heading: string }) {
  const known = useKnownVisits('past')
  if (!known) return <OwnSkeleton />
  if (known.visits.length > 0) return <VisitRows label={heading} visits={known.visits.slice(0, few)} />
  return known.wasRead ? <NoVisits /> : <PartOffline />
}

function NoVisits() {
  return <Quiet>{useIntl().formatMessage(messages.noLastVisits)}</Quiet>
}
