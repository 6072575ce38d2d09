import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './removal-notice.messages.ts'

type Removal = { name?: string }

/** The outcome of a stored removal of a relative: not of whom, which the list of relatives says. */
export function RemovalNotice(props: NoticeProps<object, Removal>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt} sendTone="danger" />
}

/** A stored removal of a relative among all that waits. */
export const describeRemoval = ({ name }: Removal): DescribedChange => ({
  name: pending.removal,
  ...(name === undefined ? {} : { who: name }),
  editAt,
})

const editAt: DescribedChange['editAt'] = (links) => links.path('dashboard/relatives')
