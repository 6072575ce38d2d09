import { useIntl } from '#src/i18n/use-intl.ts'
import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { VisitNotice } from '../notices/visit-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import type { DocumentedVisit, KeptVisitDocument } from './visit-document-change.ts'
import { messages } from './visit-document-notice.messages.ts'

/** The outcome of a stored document of a visit: not of which, which the visit's page says. */
export function VisitDocumentNotice(props: NoticeProps<KeptVisitDocument, DocumentedVisit>) {
  const intl = useIntl()
  return (
    <VisitNotice
      {...props}
      texts={messages}
      waited={() => intl.formatMessage(messages.waited)}
      afterRefusal={intl.formatMessage(messages.unchanged)}
    />
  )
}

/** A document of a visit that waits, among all that waits. */
export const describeVisitDocument = (visit: DocumentedVisit): DescribedChange => ({
  name: pending.visitDocument,
  visit,
  ...(visit.bytes === undefined ? {} : { bytes: visit.bytes }),
  editAt: (links) => links.appointment(visit.appointmentId),
})
