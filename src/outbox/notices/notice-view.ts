import type { ReactNode } from 'react'
import type { OutboxNews } from '../news.ts'

/** Props of a kind's notice. */
export type NoticeProps<Kept extends object = object, Subject = unknown> = {
  news: OutboxNews<Kept, Subject>
  /** The patient has seen it. */
  onSeen: () => void
  /** The patient confirms a waiting change: it is sent. */
  onConfirm: () => void
  /** The patient discards it unsent. */
  onDiscard: () => void
}

/** A component with these props, wrapped so that the types of a kind need not be known where it is rendered. */
export type NoticeView<Kept extends object = object, Subject = unknown> = {
  Notice(this: void, props: NoticeProps<Kept, Subject>): ReactNode
}
