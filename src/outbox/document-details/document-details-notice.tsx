import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import type { ChangedDocumentSubject } from './document-details-change.ts'
import { messages } from './document-details-notice.messages.ts'

/** The outcome of a stored change of a document: not of which, which the documents say. */
export function DocumentDetailsNotice(props: NoticeProps<object, ChangedDocumentSubject>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt} />
}

/** A stored change of a document among all that waits. */
export const describeDocumentDetails = ({ title, bytes }: ChangedDocumentSubject): DescribedChange => ({
  name: pending.documentDetails,
  ...(title === undefined ? {} : { who: title }),
  ...(bytes === undefined ? {} : { bytes }),
  editAt,
})

const editAt: DescribedChange['editAt'] = (links) => links.path('dashboard/documents')
