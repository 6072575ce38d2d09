import type { Apis } from '#src/api/apis.ts'
import type { TenantStorage } from '#src/storage/tenant-storage.ts'
import type { OutboxAnswer, OutboxEntry, SentKind } from '#workers/outbox/entry'
import type { NoticeView } from './notices/notice-view.ts'

/**
 * One kind of change: everything that the outbox needs to know of it. To add one, write this and list it in `kinds.ts`.
 *
 * `Change` is stored on the device until it is sent, `Answer` is the server's answer, `Kept` what the device stores of it,
 * `Subject` the description used outside its own page.
 */
export type OutboxKind<
  Change extends object = object,
  Answer = unknown,
  Kept extends object = object,
  Subject = unknown,
> = SentKind<Change, Answer> & {
  /**
   * Does on the device what the answer requires, and returns what is stored of it. The entry is removed only afterwards, so it
   * may be called twice for one entry.
   */
  accept(entry: OutboxEntry<Change>, answer: Answer): Promise<Kept>
  /** Changes that are to be made once it was accepted, whose ids are the same each time it is called. */
  followedBy?(entry: OutboxEntry<Change>, answer: Answer): FollowingChange[]
  /** Fields of a change submitted again that replace the stored ones, even while it is being sent. */
  renewed?(kept: Change, again: Change): Partial<Change>
  /** Its description in the rest of the app; without one nothing is reported there. */
  subjectOf(change: Change | Kept): Subject | undefined
  /** When a change that waits for confirmation has become pointless, as an instant, and the problem's code for that. */
  lapseOf?(change: Change): { at: string; code: string } | undefined
  /** Called when the patient has seen the answer. */
  onSeen?(answer: OutboxAnswer<Kept>): Promise<void>
  /** Called when the patient discarded it before it was sent. */
  onDiscarded?(entry: OutboxEntry<Change>): Promise<void>
  /** Deletes its files from the device: it was discarded, taken back or dismissed. */
  forgetFiles?(entry: OutboxEntry<Change>): Promise<void>
  /** How long the outcome is stored on the device, in milliseconds: after the patient has seen it, and where they have not. */
  retentionMs: { seen: number; unseen: number }
  /** What the patient reads of it, on any page and in the list of all that waits; loaded when there is something to read. */
  loadNotice(): Promise<NoticeView<Kept, Subject>>
}

/** A change that follows another one by itself; `id` is its idempotency key too. */
export type FollowingChange = { id: string; kind: string; change: object }

export type OutboxKinds = Readonly<Record<string, OutboxKind>>

/** What a kind gets from the page. */
export type KindContext = {
  tenant: string
  storage: TenantStorage
  apis: () => Promise<Apis>
  /** The server's time, as far as it is known. */
  now: () => Date
}
