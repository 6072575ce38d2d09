import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './addition-notice.messages.ts'

type Addition = { name?: string }

/** The outcome of a stored addition of a relative: not of whom, which the list of relatives says. */
export function AdditionNotice(props: NoticeProps<object, Addition>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt} />
}

/** A stored addition of a relative among all that waits. */
export const describeAddition = ({ name }: Addition): DescribedChange => ({
  name: pending.addition,
  ...(name === undefined ? {} : { who: name }),
  editAt,
})

const editAt: DescribedChange['editAt'] = (links) => links.path('dashboard/relatives')
