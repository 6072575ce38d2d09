import type { DescribedChange, NoticeProps } from '../notices/notice-view.ts'
import { OwnChangeNotice } from '../notices/own-change-notice.tsx'
import { messages as pending } from '../pending/pending.messages.ts'
import { messages } from './message-settings-notice.messages.ts'

/** The outcome of stored message settings. */
export function MessageSettingsNotice(props: NoticeProps<object, object>) {
  return <OwnChangeNotice {...props} texts={messages} editAt={editAt} />
}

/** Stored message settings among all that waits. */
export const describeMessageSettings = (): DescribedChange => ({ name: pending.messageSettings, editAt })

const editAt: DescribedChange['editAt'] = (links) => links.path('dashboard/settings')
