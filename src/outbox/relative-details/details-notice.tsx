import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './details-notice.messages.ts'

type Details = { relativeId: string; name?: string }

/** The outcome of a stored change of a relative: not of whom, which their page says. */
export function DetailsNotice(props: NoticeProps<object, Details>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt(props.news.subject?.relativeId)} />
}

/** A stored change of a relative among all that waits. */
export const describeDetails = ({ relativeId, name }: Details): DescribedChange => ({
  name: pending.relativeDetails,
  ...(name === undefined ? {} : { who: name }),
  editAt: editAt(relativeId),
})

const editAt =
  (person: string | undefined): DescribedChange['editAt'] =>
  (links) =>
    links.path('dashboard/relatives', person === undefined ? {} : { person })
