import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './document-removal-notice.messages.ts'

type Removal = { title?: string }

/** The outcome of a stored deletion of a document: not of which, which the documents say. */
export function DocumentRemovalNotice(props: NoticeProps<object, Removal>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt} sendTone="danger" />
}

/** A stored deletion of a document among all that waits. */
export const describeDocumentRemoval = ({ title }: Removal): DescribedChange => ({
  name: pending.documentRemoval,
  ...(title === undefined ? {} : { who: title }),
  editAt,
})

const editAt: DescribedChange['editAt'] = (links) => links.path('dashboard/documents')
