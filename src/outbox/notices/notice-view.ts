import type { ReactNode } from 'react'
import type { OutboxNews } from '../news.ts'

/** What a kind's notice is given. */
export type NoticeProps<Kept extends object = object, Subject = unknown> = {
  news: OutboxNews<Kept, Subject>
  /** The patient has been told. */
  onSeen: () => void
  /** The patient's word on what waits for it: it goes. */
  onConfirm: () => void
  /** It is given up, and was never sent. */
  onDiscard: () => void
}

/** A component of them, held so that a kind's own props need not be known where it is drawn. */
export type NoticeView<Kept extends object = object, Subject = unknown> = {
  Notice(this: void, props: NoticeProps<Kept, Subject>): ReactNode
}
