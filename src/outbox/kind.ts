import type { Apis } from '#src/api/apis.ts'
import type { TenantStorage } from '#src/storage/tenant-storage.ts'
import type { OutboxAnswer, OutboxEntry, SentKind } from '#workers/outbox/entry'
import type { NoticeView } from './notices/notice-view.ts'

/**
 * One kind of change: all that the outbox asks of it. To add one is to write this and name it in `kinds.ts`.
 *
 * `Change` is what is kept on the device until it is sent, `Answer` what the server says to it, `Kept` what the device remembers
 * of that, `Subject` what it is called where no page is about it.
 */
export type OutboxKind<
  Change extends object = object,
  Answer = unknown,
  Kept extends object = object,
  Subject = unknown,
> = SentKind<Change, Answer> & {
  /**
   * Does on the device what the answer asks for, and says what is remembered of it. The entry goes only afterwards; it may be
   * called twice for one entry.
   */
  accept(entry: OutboxEntry<Change>, answer: Answer): Promise<Kept>
  /** What of a change that is handed over again replaces what is kept, also while that is on its way. */
  renewed?(kept: Change, again: Change): Partial<Change>
  /** What it is called in the rest of the app; of what has no name nothing is told there. */
  subjectOf(change: Change | Kept): Subject | undefined
  /** When a change that waits for the patient's word has lost its meaning, as an instant, and the problem's code for that. */
  lapseOf?(change: Change): { at: string; code: string } | undefined
  /** The patient was told of the answer. */
  onTold?(answer: OutboxAnswer<Kept>): Promise<void>
  /** The patient gave it up before it was sent. */
  onDiscarded?(entry: OutboxEntry<Change>): Promise<void>
  /** How long what became of it stays on the device, in milliseconds: once the patient was told, and where nobody came to be told. */
  retentionMs: { told: number; untold: number }
  /** What the patient reads of it, whichever page they are on; loaded when there is something to tell. */
  loadNotice(): Promise<NoticeView<Kept, Subject>>
}

export type OutboxKinds = Readonly<Record<string, OutboxKind>>

/** What a kind has of the page. */
export type KindContext = {
  tenant: string
  storage: TenantStorage
  apis: () => Promise<Apis>
  /** The server's time, as well as it is known. */
  now: () => Date
}
