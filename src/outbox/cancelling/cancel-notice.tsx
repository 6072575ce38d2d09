import { useIntl } from '#src/i18n/use-intl.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { VisitNotice } from '../notices/visit-notice.tsx'
import type { CancelKept, CancelledVisit } from './cancel-change.ts'
import { messages } from './cancel-notice.messages.ts'

/** The outcome of one stored cancellation: which visit, the reason, and what to do next. */
export function CancelNotice(props: NoticeProps<CancelKept, CancelledVisit>) {
  const intl = useIntl()
  return <VisitNotice {...props} texts={texts} sendTone="danger" waited={() => intl.formatMessage(messages.waited)} />
}

const texts = {
  accepted: messages.cancelled,
  refused: messages.refused,
  due: messages.due,
  send: messages.send,
  keep: messages.keep,
  open: messages.open,
}

/** A stored cancellation among all that waits. */
export const describeCancellation = (visit: CancelledVisit): DescribedChange => ({
  name: pending.cancelling,
  visit,
  editAt: (links) => links.appointment(visit.appointmentId),
})
