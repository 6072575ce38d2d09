import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Note } from '#src/ui/note.tsx'
import { title as titleStyle } from '../notices/outbox-notice.css.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import type { DescribedChange } from '../notices/notice-view.ts'
import type { BookingVisit } from './booking-change.ts'
import { messages } from './booking-notice.messages.ts'
import type { BookingNoticeProps } from './booking-notice-props.ts'
import { NewsActions } from './news-actions.tsx'
import { NewsReason } from './news-reason.tsx'

/** The outcome of one stored booking: doctor and time, the reason, and what to do next. */
export function BookingNotice(props: BookingNoticeProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const { state, subject: visit } = props.news
  if (!visit || state === 'kept' || state === 'sending') return null
  const { kind, title } = looks[state]
  return (
    <Note
      kind={kind}
      title={<span className={titleStyle}>{intl.formatMessage(title)}</span>}
      actions={<NewsActions {...props} visit={visit} />}
    >
      <div>
        <OwnScript>{visit.practitionerName}</OwnScript>
      </div>
      <div>{format.dayAndTime(visit.start, visit.timeZone, now)}</div>
      <NewsReason news={props.news} />
    </Note>
  )
}

const looks = {
  accepted: { kind: 'success', title: messages.booked },
  refused: { kind: 'danger', title: messages.refused },
  confirmation_due: { kind: 'warning', title: messages.due },
} as const

/** A stored booking among all that waits: its page has the answers that were given. */
export const describeBooking = (visit: BookingVisit): DescribedChange => ({
  name: pending.booking,
  visit,
  editAt: (links) => links.book(visit.doctor),
})
