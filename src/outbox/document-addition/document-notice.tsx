import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import type { KeptDocumentSubject } from './document-change.ts'
import { messages } from './document-notice.messages.ts'

/** The outcome of a stored document: not of which, which the documents say. */
export function DocumentNotice(props: NoticeProps<object, KeptDocumentSubject>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt} />
}

/** A document that waits to be added among all that waits. */
export const describeDocument = ({ title, bytes }: KeptDocumentSubject): DescribedChange => ({
  name: pending.document,
  ...(title === undefined ? {} : { who: title }),
  ...(bytes === undefined ? {} : { bytes }),
  editAt,
})

const editAt: DescribedChange['editAt'] = (links) => links.path('dashboard/documents')
