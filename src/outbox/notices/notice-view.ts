import type { ReactNode } from 'react'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import type { Links } from '#src/routes/links.ts'
import type { ChangedVisit } from '../changed-visit.ts'
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

/** A component with these props and the change in words, wrapped so that the types of a kind need not be known where it is rendered. */
export type NoticeView<Kept extends object = object, Subject = unknown> = {
  Notice(this: void, props: NoticeProps<Kept, Subject>): ReactNode
  /** What the change is, in the list of all that waits. */
  describe(this: void, subject: Subject): DescribedChange
}

/** What a change is called, which visit or whom it is of where it is of one, and where what was entered is changed. */
export type DescribedChange = {
  name: MessageDescriptor
  visit?: Pick<ChangedVisit, 'practitionerName' | 'start' | 'timeZone'>
  /** The first name of a relative, or the title of a document. */
  who?: string
  /** How large its files are. */
  bytes?: number
  editAt: (links: Links) => string
}
