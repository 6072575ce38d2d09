import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { useHasPatient } from '#src/features/own-pages/use-signed-in.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { keptVisitsQuery, ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { Note } from '#src/ui/note.tsx'
import { findOverlap } from './find-overlap.ts'
import { messages } from './overlap-note.messages.ts'

type Props = {
  start: string
  minutes: number
  /** The visit that is moved there. */
  except?: string
}

/**
 * Says that a chosen time overlaps another visit that the device or the account knows, before it is refused. Visits of the same phone alone
 * are refused, so it only warns.
 */
export default function OverlapNote({ start, minutes, except }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const app = useApp()
  const hasPatient = useHasPatient()
  const kept = useQuery(keptVisitsQuery(app))
  const own = useQuery({ ...ownAppointmentsQuery(app, 'ahead'), enabled: hasPatient === true })
  const known = [...(own.data?.appointments ?? []), ...(kept.data ?? [])].filter(({ id }) => id !== except)
  const other = findOverlap(known, start, minutes)
  if (!other) return null
  const { overlapping_visits: rule } = app.init.settings.whitelabel_configs.booking_rules ?? {}
  return (
    <Note
      kind="warning"
      role="alert"
      title={
        <OwnScript>
          {intl.formatMessage(messages.other, {
            when: format.dayAndTime(other.start, other.time_zone, now),
            doctor: other.practitioner.fullName,
          })}
        </OwnScript>
      }
    >
      {rule === 'allowed' ? null : intl.formatMessage(messages.refused)}
    </Note>
  )
}
