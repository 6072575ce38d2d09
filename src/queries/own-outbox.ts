import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import type { OutboxEntry } from '#workers/outbox/entry'

/** Changes of a kind on this device that were not answered, the oldest first: what waits, and what was refused. */
export async function openChanges<Change extends object>(
  { tenant }: Pick<AppContext, 'tenant'>,
  kind: string,
): Promise<OutboxEntry<Change>[]> {
  const store = outboxStore(tenant)
  const [entries, answers] = await Promise.all([store.list(), store.answers()])
  return entries
    .filter((entry): entry is OutboxEntry<Change> => entry.kind === kind)
    .filter(({ id }) => !answers.some((answer) => answer.id === id))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}

type OwnChange<Change extends object, Answer> = {
  /** Identifies the intent; also its idempotency key. */
  id: string
  kind: string
  change: Change
  /** Open changes that it takes the place of, as far as they can be taken back. */
  replaces: readonly OutboxEntry[]
  /** Open changes that it must not overtake. */
  follows?: readonly OutboxEntry[]
  send: (idempotencyKey: string) => Promise<Answer>
}

/**
 * Sends a change of the patient's own data. Without a network, or behind one that is on its way, it is kept on the device. Resolves to the answer,
 * or to undefined where it was kept; rejects where it was refused, and nothing has changed then.
 */
export async function sendOrKeep<Change extends object, Answer extends object>(
  app: AppContext,
  { id, kind, change, replaces, follows = [], send }: OwnChange<Change, Answer>,
): Promise<Answer | undefined> {
  const answer = replaces.some(isOnItsWay) || follows.some(isPending) ? undefined : await send(id).catch(unlessOffline)
  if (answer && replaces.length === 0) return answer
  const outbox = await outboxOf(app)
  if (!answer) await outbox.submit({ id, kind, change, isConfirmed: true })
  // One of the same id is the change that was kept just now.
  await takeBack(app, answer ? replaces : replaces.filter((entry) => entry.id !== id))
  return answer
}

/** Deletes changes that are of no use any more, as far as they can be taken back. */
export async function takeBack(app: AppContext, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return
  const outbox = await outboxOf(app)
  for (const { id } of entries) if ((await outbox.withdraw(id)) === 'too_late') await outbox.dismiss(id)
}

const isPending = ({ state }: OutboxEntry) => state === 'queued' || state === 'sending'

/** Whether it was sent, and its answer is to come. */
export const isOnItsWay = ({ state, attempts }: OutboxEntry) =>
  state === 'sending' || (state === 'queued' && attempts > 0)

/** Nothing, where a call failed for want of a network; throws any other failure. */
export function unlessOffline(failure: unknown): undefined {
  if (!(failure instanceof Problem && failure.code === 'offline')) throw failure
}

/** The page's outbox. Throws `offline` where its code cannot be loaded: there is no network, and no worker has stored it yet. */
export async function outboxOf({ tenant, apis }: AppContext) {
  const { pageOutbox } = await import('#src/outbox/page-outbox.ts').catch((cause: unknown) => {
    throw new Problem('offline', { cause })
  })
  return pageOutbox(tenant, apis)
}
