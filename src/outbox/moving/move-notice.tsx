import { useIntl } from '#src/i18n/use-intl.ts'
import { messages as pending } from '../pending/pending.messages.ts'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { VisitNotice } from '../notices/visit-notice.tsx'
import { confirmAfterMinutes, type MovedVisit, type MoveKept } from './move-change.ts'
import { messages } from './move-notice.messages.ts'

/** The outcome of one stored move: which visit, where to, the reason, and what to do next. */
export function MoveNotice(props: NoticeProps<MoveKept, MovedVisit>) {
  const intl = useIntl()
  return (
    <VisitNotice
      {...props}
      texts={texts}
      waited={(mayHaveArrived) =>
        intl.formatMessage(mayHaveArrived ? messages.unanswered : messages.waited, { minutes: confirmAfterMinutes })
      }
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

const texts = {
  accepted: messages.moved,
  refused: messages.refused,
  due: messages.due,
  send: messages.send,
  keep: messages.keep,
  open: messages.open,
  openRefused: messages.otherTimes,
}

/** A stored move among all that waits. */
export const describeMove = (visit: MovedVisit): DescribedChange => ({
  name: pending.moving,
  visit,
  editAt: (links) => links.appointment(visit.appointmentId),
})
