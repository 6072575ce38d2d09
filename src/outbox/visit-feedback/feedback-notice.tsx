import { useIntl } from '#src/i18n/use-intl.ts'
import type { ChangedVisit } from '../changed-visit.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { VisitNotice } from '../notices/visit-notice.tsx'
import type { FeedbackKept } from './feedback-change.ts'
import { messages } from './feedback-notice.messages.ts'

/** The outcome of stored feedback of a visit by video. */
export function FeedbackNotice(props: NoticeProps<FeedbackKept, ChangedVisit>) {
  const intl = useIntl()
  const { news } = props
  const isTooLate = news.state === 'refused' && news.refusal.code === 'gone'
  return (
    <VisitNotice
      {...props}
      texts={texts}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={isTooLate ? intl.formatMessage(messages.tooLate) : undefined}
    />
  )
}

const texts = {
  accepted: messages.sent,
  refused: messages.refused,
  due: messages.due,
  send: messages.send,
  keep: messages.keep,
  open: messages.open,
}

/** Stored feedback among all that waits. */
export const describeFeedback = (visit: ChangedVisit): DescribedChange => ({
  name: pending.feedback,
  visit,
  editAt: (links) => links.appointment(visit.appointmentId),
})
