import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import type { ChangedVisit } from '../changed-visit.ts'
import { ChangeNotice, type ChangeNoticeProps } from './change-notice.tsx'

/** The outcome of one stored change of a booked visit: which visit, the reason, and what to do next. */
export function VisitNotice<Kept extends object, Subject extends ChangedVisit>(
  props: ChangeNoticeProps<Kept, Subject>,
) {
  const format = useFormat()
  const links = useLinks()
  const now = useNow()
  const visit = props.news.subject
  if (!visit) return null
  return (
    <ChangeNotice {...props} href={links.appointment(visit.appointmentId)}>
      <div>
        <OwnScript>{visit.practitionerName}</OwnScript>
      </div>
      <div>{format.dayAndTime(visit.start, visit.timeZone, now)}</div>
    </ChangeNotice>
  )
}
