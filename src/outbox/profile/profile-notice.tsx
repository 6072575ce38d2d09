import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './profile-notice.messages.ts'

/** The outcome of a stored change of the profile: not of what, which the profile says. */
export function ProfileNotice(props: NoticeProps<object, object>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt} />
}

/** A stored change of the profile among all that waits. */
export const describeProfile = (): DescribedChange => ({ name: pending.profile, editAt })

const editAt: DescribedChange['editAt'] = (links) => links.path('dashboard/profile')
